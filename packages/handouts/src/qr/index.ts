export { type QrCode, qrCode } from './qr-code.ts';
export { qrSvg } from './qr-svg.ts';
