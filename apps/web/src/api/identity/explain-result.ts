import type { IdentityResult, LearningStyle, LearningStyleScores } from '@palmares/domain/identity';
import type { IdentityExplanations } from '../../../content/identity/explanations.ts';

/** The meaning of one part of a result, and two lines to a coach. */
export interface ExplainedPart {
  readonly meaning: readonly string[];
  readonly coaching: readonly string[];
}

/** The style that is shown, or both if the result cannot tell them apart. */
export const shownStyles = ({
  order,
  strength,
}: Pick<LearningStyleScores, 'strength'> & { readonly order: readonly { readonly style: LearningStyle }[] }) =>
  order.slice(0, strength === 'multimodal' ? 2 : 1).map(({ style }) => style);

const LINES = 2;

const explainMasks = (scores: NonNullable<IdentityResult['masks']>, { masks }: IdentityExplanations) => {
  const [own] = scores;
  if (!own) return null;
  const { traits, summary, howToMotivate, howToInteract } = masks[own.mask];
  return { traits, meaning: [summary], coaching: [...howToMotivate.slice(0, 1), ...howToInteract.slice(0, 1)] };
};

const explainColors = (
  scores: NonNullable<IdentityResult['colors']>,
  { colors }: IdentityExplanations,
): ExplainedPart | null => {
  const [leading] = scores;
  if (!leading) return null;
  const { summary, coaching } = colors[leading.color];
  return { meaning: [summary], coaching: coaching.slice(0, LINES) };
};

const explainStyles = (scores: LearningStyleScores, { learningStyles }: IdentityExplanations): ExplainedPart => {
  const shown = shownStyles(scores).map((style) => learningStyles[style]);
  return {
    meaning: shown.map(({ summary }) => summary),
    coaching: shown.flatMap(({ coaching }) => coaching.slice(0, LINES / shown.length)),
  };
};

const explainGrit = (
  { rating }: NonNullable<IdentityResult['grit']>,
  { grit }: IdentityExplanations,
): ExplainedPart => ({
  meaning: [grit.ratings[rating]],
  coaching: [grit.howToCoach[rating], ...grit.coaching].slice(0, LINES),
});

/** The explanations that belong to one result. A part that was not completed has none. */
export const explainResult = (
  { masks, colors, learningStyles, grit }: IdentityResult,
  explanations: IdentityExplanations,
) => ({
  masks: masks && explainMasks(masks, explanations),
  colors: colors && explainColors(colors, explanations),
  learningStyles: learningStyles && explainStyles(learningStyles, explanations),
  grit: grit && explainGrit(grit, explanations),
});
