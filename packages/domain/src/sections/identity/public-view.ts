import { colorShares } from '../../identity/color-shares.ts';
import type {
  Color,
  ColorLevel,
  GritScore,
  IdentityResult,
  LearningStyle,
  LearningStyleStrength,
  Mask,
} from '../../identity/index.ts';
import { shownStyles, topMasks } from '../../identity/shown-traits.ts';
import type { Reader } from '../../portfolio/public-view.ts';
import type { Gender } from '../general/fields.ts';
import type { ShownParts } from './fields.ts';

/** A part that is hidden or was not completed is null. */
export interface IdentityPublicView {
  /** The first three, the athlete's own mask first. Without points, which say little and could be compared. */
  readonly masks: readonly Mask[] | null;
  /** All four, the greatest share first. A share is between 0 and 1, in whole percents. */
  readonly colors: readonly { readonly color: Color; readonly share: number; readonly level: ColorLevel }[] | null;
  readonly learningStyles: {
    /** Two if they are about as strong. */
    readonly styles: readonly LearningStyle[];
    readonly strength: LearningStyleStrength;
  } | null;
  readonly grit: GritScore | null;
  /** In whose events the athlete competes, for French names of masks; null while unknown, and for other readers. */
  readonly gender: Gender | null;
}

const publicColors = (colors: NonNullable<IdentityResult['colors']>): NonNullable<IdentityPublicView['colors']> =>
  colorShares(colors).map(({ color, share, level }) => ({ color, share, level }));

/** Returns the parts of these results that the athlete shows; null if there are none. */
export const shownResult = (
  { masks, colors, learningStyles, grit }: IdentityResult,
  shown: ShownParts,
  gender: Gender | null,
): IdentityPublicView | null => {
  const parts = {
    masks: shown.masks && masks ? topMasks(masks) : null,
    colors: shown.colors && colors ? publicColors(colors) : null,
    learningStyles:
      shown.learningStyles && learningStyles
        ? { styles: shownStyles(learningStyles), strength: learningStyles.strength }
        : null,
    grit: shown.grit ? grit : null,
  };
  const isNothing = Object.values(parts).every((part) => part === null);
  return isNothing ? null : { ...parts, gender: parts.masks && gender };
};

/** The parts that the athlete shows and the link opens. */
export const identityPublicView = (
  shown: ShownParts,
  { parts, identity, gender, language }: Reader,
): IdentityPublicView | null =>
  identity &&
  shownResult(
    identity,
    {
      masks: shown.masks && parts.masks,
      colors: shown.colors && parts.colors,
      learningStyles: shown.learningStyles && parts.learningStyles,
      grit: shown.grit && parts.grit,
    },
    language === 'fr-ca' ? gender : null,
  );
