import {
  type Color,
  type ColorLevel,
  type ColorShare,
  colorShares,
  colorTie,
  type GritScore,
  type IdentityResult,
  type LearningStyle,
  type Mask,
  maskTie,
  resultTies,
  styleTie,
} from '@palmares/domain/identity';
import { shownStyles } from '../../api/identity/explain-result.ts';

/** The athlete's points for one mask, and its place among their seven. */
export interface OwnMask {
  readonly points: number;
  readonly place: number;
  /** True for a mask with as many points as the athlete's own. */
  readonly isTied: boolean;
  /** All seven, the first with the most points. */
  readonly order: readonly Mask[];
}

export interface OwnColor {
  /** Between 0 and 1. */
  readonly share: number;
  readonly level: ColorLevel;
  readonly isFirst: boolean;
  /** True for a color chosen as often as the first. */
  readonly isTied: boolean;
  /** All four. */
  readonly mix: readonly ColorShare[];
}

export interface OwnStyle {
  readonly count: number;
  readonly total: number;
  /** True for the style of the result, or one of both. */
  readonly isShown: boolean;
  /** True for a style chosen as often as one of the result. */
  readonly isTied: boolean;
}

/** The traits that are marked as the athlete's own; empty for a part without a result. */
export interface OwnTraits {
  readonly masks: readonly Mask[];
  readonly colors: readonly Color[];
  readonly learningStyles: readonly LearningStyle[];
  readonly grit: GritScore | null;
  /** Those with the same score as one of these. */
  readonly tied: readonly (Mask | Color | LearningStyle)[];
}

export const ownTraits = (result: IdentityResult): OwnTraits => {
  const { masks, colors, learningStyles, grit } = result;
  return {
    masks: masks?.slice(0, 1).map(({ mask }) => mask) ?? [],
    colors: colors?.slice(0, 1).map(({ color }) => color) ?? [],
    learningStyles: learningStyles ? shownStyles(learningStyles) : [],
    grit,
    tied: Object.values(resultTies(result)).flatMap((tie) => tie?.unnamed ?? []),
  };
};

/** Null if the part has no result. */
export const ownMask = ({ masks }: IdentityResult, mask: Mask): OwnMask | null => {
  const order = masks?.map((score) => score.mask) ?? [];
  const index = order.indexOf(mask);
  const points = masks?.[index]?.points;
  if (!masks || points === undefined) return null;
  return { points, place: index + 1, isTied: maskTie(masks)?.unnamed.includes(mask) ?? false, order };
};

export const ownColor = ({ colors }: IdentityResult, color: Color): OwnColor | null => {
  if (!colors) return null;
  const mix = colorShares(colors);
  const own = mix.find((score) => score.color === color);
  if (!own) return null;
  const isTied = colorTie(colors)?.unnamed.includes(color) ?? false;
  return { share: own.share, level: own.level, isFirst: own === mix[0], isTied, mix };
};

export const ownStyle = ({ learningStyles: scores }: IdentityResult, style: LearningStyle): OwnStyle | null => {
  const own = scores?.order.find((score) => score.style === style);
  if (!(scores && own)) return null;
  const total = scores.order.reduce((sum, { count }) => sum + count, 0);
  return {
    count: own.count,
    total,
    isShown: shownStyles(scores).includes(style),
    isTied: styleTie(scores)?.unnamed.includes(style) ?? false,
  };
};

/** The athlete's own traits first, the others in the order of the catalogue. */
export const ownFirst = <Explained extends { readonly trait: string }>(
  traits: readonly Explained[],
  own: readonly string[],
): readonly Explained[] => {
  const isOwn = ({ trait }: Explained) => own.includes(trait);
  return [...traits.filter(isOwn), ...traits.filter((each) => !isOwn(each))];
};
