export { type QrCode, QUIET, qrCode } from './qr-code.ts';
export { qrSvg } from './qr-svg.ts';
