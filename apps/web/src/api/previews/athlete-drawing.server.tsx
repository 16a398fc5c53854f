import { type ColorRole, roles } from '@palmares/ui/colors';
import { renderToStaticMarkup } from 'react-dom/server';
import { AthletePicture, type AthletePictureName } from '../../drawings/athletes/athlete-picture.tsx';
import { inks } from '../../drawings/inks.ts';

const dark = (role: ColorRole): string => roles[role][0];

/** The inks as attributes, because a picture has no style sheet. */
const paints: ReadonlyMap<string, string> = new Map([
  [inks.ground, `fill="${dark('picture.ground')}"`],
  [inks.ink, `fill="${dark('picture.ink')}"`],
  [inks.paper, `fill="${dark('picture.paper')}"`],
  [inks.accent, `fill="${dark('accent.solid')}"`],
  [inks.half, `fill="${dark('picture.shade')}" fill-opacity=".42"`],
  [inks.inkLine, `fill="none" stroke="${dark('picture.ink')}"`],
  [inks.paperLine, `fill="none" stroke="${dark('picture.paper')}"`],
  [inks.halfLine, `fill="none" stroke="${dark('picture.ink')}" stroke-opacity=".3"`],
]);

/** The portrait of a demo athlete as an SVG with its own colors. Throws if the portrait has an ink without a paint. */
export const athleteDrawing = (name: AthletePictureName): string =>
  renderToStaticMarkup(<AthletePicture name={name} />).replaceAll(/class="([^"]*)"/g, (_, ink: string) => {
    const paint = paints.get(ink);
    if (paint === undefined) throw new Error(`No paint for the ink ${ink}`);
    return paint;
  });
