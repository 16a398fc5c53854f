import { encode } from 'uqr';

/** Modules of white around the code, which some cameras need to find it. */
export const QUIET = 4;

export interface QrCode {
  /** The width and the height in modules, with the quiet zone. */
  readonly modules: number;
  /** The dark modules, as SVG path data. */
  readonly path: string;
}

/** Makes a code of level M, which can be read with about 15% of it hidden. */
export const qrCode = (text: string): QrCode => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { modules: size, path };
};
