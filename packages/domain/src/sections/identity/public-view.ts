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
import type { ShownParts } from './fields.ts';

/** A part that is hidden or was not completed is null. */
export interface IdentityPublicView {
  /** The first three, the athlete's own mask first. Without points, which say little and could be compared. */
  readonly masks: readonly Mask[] | null;
  /** All four, the greatest share first. A share is between 0 and 1. */
  readonly colors: readonly { readonly color: Color; readonly share: number; readonly level: ColorLevel }[] | null;
  readonly learningStyles: {
    /** Two if they are about as strong. */
    readonly styles: readonly LearningStyle[];
    readonly strength: LearningStyleStrength;
  } | null;
  readonly grit: GritScore | null;
}

const publicColors = (colors: NonNullable<IdentityResult['colors']>): NonNullable<IdentityPublicView['colors']> => {
  const answers = colors.reduce((sum, { count }) => sum + count, 0);
  return colors.map(({ color, count, level }) => ({ color, share: count / answers, level }));
};

/** Returns the results that the athlete chose to show; null if nothing is left. */
export const shownResult = (result: IdentityResult, shown: ShownParts): IdentityPublicView | null => {
  const { masks, colors, learningStyles, grit } = result;
  const view: IdentityPublicView = {
    masks: shown.masks && masks ? topMasks(masks) : null,
    colors: shown.colors && colors ? publicColors(colors) : null,
    learningStyles:
      shown.learningStyles && learningStyles
        ? { styles: shownStyles(learningStyles), strength: learningStyles.strength }
        : null,
    grit: shown.grit ? grit : null,
  };
  return Object.values(view).every((part) => part === null) ? null : view;
};

/** The parts that the athlete shows and the link opens. */
export const identityPublicView = (shown: ShownParts, { parts, identity }: Reader): IdentityPublicView | null =>
  identity &&
  shownResult(identity, {
    masks: shown.masks && parts.masks,
    colors: shown.colors && parts.colors,
    learningStyles: shown.learningStyles && parts.learningStyles,
    grit: shown.grit && parts.grit,
  });
