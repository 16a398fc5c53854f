import type { ColorScores, IdentityResult, LearningStyleScores, MaskScores } from './result.ts';
import { shownStyles } from './shown-traits.ts';
import type { Color, LearningStyle, Mask } from './traits.ts';

/** Traits with the same score, of which a result names only some. */
export interface Tie<Trait> {
  readonly named: readonly Trait[];
  readonly unnamed: readonly Trait[];
}

/** Every trait of a tie, those that a result names first; empty without a tie. */
export const tiedTraits = <Trait>(tie: Tie<Trait> | null): readonly Trait[] =>
  tie ? [...tie.named, ...tie.unnamed] : [];

interface Scored<Trait> {
  readonly trait: Trait;
  readonly score: number;
}

/** Null if each trait after the first `count` has a lower score than these. */
const tieAfter = <Trait>(count: number, order: readonly Scored<Trait>[]): Tie<Trait> | null => {
  const lowest = order[count - 1]?.score;
  const tied = (traits: readonly Scored<Trait>[]) =>
    traits.filter(({ score }) => score === lowest).map(({ trait }) => trait);
  const unnamed = tied(order.slice(count));
  return unnamed.length === 0 ? null : { named: tied(order.slice(0, count)), unnamed };
};

/** Masks with as many points as the last of the first `count`. */
export const maskTie = (masks: MaskScores, count = 1): Tie<Mask> | null =>
  tieAfter(
    count,
    masks.map(({ mask, points }) => ({ trait: mask, score: points })),
  );

/** Colors chosen as often as the leading one. */
export const colorTie = (colors: ColorScores): Tie<Color> | null =>
  tieAfter(
    1,
    colors.map(({ color, count }) => ({ trait: color, score: count })),
  );

/** Styles chosen as often as one that is shown. */
export const styleTie = (scores: LearningStyleScores): Tie<LearningStyle> | null =>
  tieAfter(
    shownStyles(scores).length,
    scores.order.map(({ style, count }) => ({ trait: style, score: count })),
  );

export const resultTies = ({ masks, colors, learningStyles }: IdentityResult) => ({
  mask: masks && maskTie(masks),
  color: colors && colorTie(colors),
  style: learningStyles && styleTie(learningStyles),
});
export type ResultTies = ReturnType<typeof resultTies>;
