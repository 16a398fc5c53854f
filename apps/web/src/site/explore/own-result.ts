import type { Color, ColorLevel, GritScore, IdentityResult, LearningStyle, Mask } from '@palmares/domain/identity';
import { shownStyles } from '../../api/identity/explain-result.ts';

/** The athlete's points for one mask, and its place among their seven. */
export interface OwnMask {
  readonly points: number;
  readonly place: number;
  /** All seven, the first with the most points. */
  readonly order: readonly Mask[];
}

export interface OwnColor {
  /** Between 0 and 1. */
  readonly share: number;
  readonly level: ColorLevel;
  readonly isFirst: boolean;
}

export interface OwnStyle {
  readonly count: number;
  readonly total: number;
  /** True for the style of the result, or one of both. */
  readonly isShown: boolean;
}

/** The traits that are marked as the athlete's own; empty for a part without a result. */
export interface OwnTraits {
  readonly masks: readonly Mask[];
  readonly colors: readonly Color[];
  readonly learningStyles: readonly LearningStyle[];
  readonly grit: GritScore | null;
}

export const ownTraits = ({ masks, colors, learningStyles, grit }: IdentityResult): OwnTraits => ({
  masks: masks?.slice(0, 1).map(({ mask }) => mask) ?? [],
  colors: colors?.slice(0, 1).map(({ color }) => color) ?? [],
  learningStyles: learningStyles ? shownStyles(learningStyles) : [],
  grit,
});

/** Null if the part has no result. */
export const ownMask = ({ masks }: IdentityResult, mask: Mask): OwnMask | null => {
  const order = masks?.map((score) => score.mask) ?? [];
  const index = order.indexOf(mask);
  const points = masks?.[index]?.points;
  return points === undefined ? null : { points, place: index + 1, order };
};

export const ownColor = ({ colors }: IdentityResult, color: Color): OwnColor | null => {
  const total = colors?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const index = colors?.findIndex((score) => score.color === color) ?? -1;
  const own = colors?.[index];
  return own ? { share: own.count / total, level: own.level, isFirst: index === 0 } : null;
};

export const ownStyle = ({ learningStyles: scores }: IdentityResult, style: LearningStyle): OwnStyle | null => {
  const own = scores?.order.find((score) => score.style === style);
  if (!(scores && own)) return null;
  const total = scores.order.reduce((sum, { count }) => sum + count, 0);
  return { count: own.count, total, isShown: shownStyles(scores).includes(style) };
};

/** The athlete's own traits first, the others in the order of the catalogue. */
export const ownFirst = <Explained extends { readonly trait: string }>(
  traits: readonly Explained[],
  own: readonly string[],
): readonly Explained[] => {
  const isOwn = ({ trait }: Explained) => own.includes(trait);
  return [...traits.filter(isOwn), ...traits.filter((each) => !isOwn(each))];
};
