import { qrCode } from './qr-code.ts';

/** Black on white in every theme, because not every camera reads the inverse. */
export const qrSvg = (text: string): string => {
  const { modules, path } = qrCode(text);
  const ground = `<path fill="#fff" d="M0 0h${modules}v${modules}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${modules} ${modules}" shape-rendering="crispEdges">${ground}<path d="${path}"/></svg>`;
};
