import { netTile, type Portrait, type PortraitInk } from '@palmares/domain/demo/portraits';
import type { Crop } from '@palmares/domain/files';
import { drawnAsPng } from './draw.ts';

/** The dark theme's inks as attributes of SVG, because a file has no theme and pages are dark unless chosen otherwise. */
const paints: Readonly<Record<PortraitInk, string>> = {
  ground: 'fill="#3b342a"',
  ink: 'fill="#0d0b08"',
  paper: 'fill="#f6f2ea"',
  accent: 'fill="#ffd21a"',
  half: 'fill="#6b4a1e" fill-opacity="0.42"',
  inkLine: 'fill="none" stroke="#0d0b08"',
  paperLine: 'fill="none" stroke="#f6f2ea"',
  net: 'fill="url(#net)"',
};

const { size, strokeWidth: netWidth, d: net } = netTile;
const defs = `<pattern id="net" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path fill="none" stroke="#0d0b08" stroke-opacity="0.3" stroke-width="${netWidth}" d="${net}"/></pattern>`;

/** The poster of 320 by 400 with what lies around it, so that the card has room for a window. */
const WIDE = { left: -80, width: 480, height: 400 };

/** Returns the picture that a demo athlete uploads: the portrait of the landing page. */
export const portraitPicture = (portrait: Portrait): Promise<Buffer> => {
  const paths = portrait.map(
    ({ ink, d, strokeWidth }) =>
      `<path ${paints[ink]}${strokeWidth === undefined ? '' : ` stroke-width="${strokeWidth}"`} d="${d}"/>`,
  );
  const svg = `${defs}<g transform="translate(${-WIDE.left} 0)">${paths.join('')}</g>`;
  return drawnAsPng({ svg, width: WIDE.width, height: WIDE.height, scale: 3 });
};

interface Windows {
  /** The face, in units of the poster. */
  readonly square: { readonly left: number; readonly top: number; readonly side: number };
  /** The first row of the window on the card, which is as wide as the picture. */
  readonly cardTop: number;
}

export const cropsOf = ({ square, cardTop }: Windows): { readonly crop: Crop; readonly cardCrop: Crop } => ({
  crop: {
    left: (square.left - WIDE.left) / WIDE.width,
    top: square.top / WIDE.height,
    side: square.side / WIDE.height,
  },
  cardCrop: { left: 0, top: cardTop / WIDE.height, side: WIDE.width / WIDE.height },
});
