import type { Color, GritScore, LearningStyle, LearningStyleScores, Mask } from '@palmares/domain/identity';
import type { IdentityExplanations } from '../../../content/identity/explanations.ts';
import { shownStyles } from './explain-result.ts';

type Lines = readonly string[];

/** Input of a sheet: a result, or the parts of it that a reader sees. Each list begins with the athlete's own trait. */
export interface CoachedTraits {
  readonly masks: readonly { readonly mask: Mask }[] | null;
  readonly colors: readonly { readonly color: Color }[] | null;
  readonly learningStyles: {
    readonly order: readonly { readonly style: LearningStyle }[];
    readonly strength: LearningStyleScores['strength'];
  } | null;
  readonly grit: Pick<GritScore, 'rating'> | null;
}

/** Advice to the coach of one athlete, on one page. A part that was not completed is null. */
export interface CoachingSheet {
  readonly mask: {
    readonly mask: Mask;
    readonly motivate: Lines;
    readonly interact: Lines;
    readonly overwhelmed: Lines;
    readonly carriedAway: Lines;
  } | null;
  readonly color: { readonly color: Color; readonly coaching: Lines } | null;
  /** Two if the result cannot tell them apart, with half the lines each. */
  readonly styles: readonly { readonly style: LearningStyle; readonly coaching: Lines }[] | null;
  readonly grit: Lines | null;
}

const maskPart = (mask: Mask, { masks }: IdentityExplanations) => {
  const { howToMotivate, howToInteract, overwhelmed, carriedAway } = masks[mask];
  return {
    mask,
    motivate: howToMotivate,
    interact: howToInteract,
    overwhelmed: overwhelmed.coaching,
    carriedAway: carriedAway.coaching,
  };
};

/** The lines to a coach that belong to one result; null if no part was completed. */
export const coachingSheet = (
  { masks, colors, learningStyles, grit }: CoachedTraits,
  explanations: IdentityExplanations,
): CoachingSheet | null => {
  const mask = masks?.[0]?.mask;
  const color = colors?.[0]?.color;
  const styles = learningStyles && shownStyles(learningStyles);
  if (!mask && !color && !styles && !grit) return null;
  return {
    mask: mask ? maskPart(mask, explanations) : null,
    color: color ? { color, coaching: explanations.colors[color].coaching } : null,
    styles:
      styles?.map((style) => {
        const { coaching } = explanations.learningStyles[style];
        return { style, coaching: coaching.slice(0, Math.ceil(coaching.length / styles.length)) };
      }) ?? null,
    grit: grit && [explanations.grit.howToCoach[grit.rating], ...explanations.grit.coaching],
  };
};
