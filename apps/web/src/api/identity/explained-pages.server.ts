import { type Color, colors, type LearningStyle, learningStyles, type Mask, masks } from '@palmares/domain/identity';
import type { Language } from '@palmares/domain/kernel';
import { explanationsIn } from '../../../content/identity/explanations.server.ts';

/** One line for each trait, and what each part of the test looks at. */
export const exploreIndex = (language: Language) => {
  const explained = explanationsIn(language);
  return {
    masks: {
      about: explained.parts.masks.about,
      traits: masks.map((mask) => ({ trait: mask, summary: explained.masks[mask].summary })),
    },
    colors: {
      about: explained.parts.colors.about,
      traits: colors.map((color) => ({ trait: color, summary: explained.colors[color].summary })),
    },
    learningStyles: {
      about: explained.parts.learningStyles.about,
      traits: learningStyles.map((style) => ({ trait: style, summary: explained.learningStyles[style].summary })),
    },
    grit: { about: explained.parts.grit.about },
  };
};
export type ExploreIndex = ReturnType<typeof exploreIndex>;

/** A trait's explanation, and what its part of the test does not say. */
export const explainedMask = (mask: Mask, language: Language) => {
  const { masks, parts } = explanationsIn(language);
  return { ...masks[mask], limits: parts.masks.limits };
};
export type ExplainedMask = ReturnType<typeof explainedMask>;

export const explainedColor = (color: Color, language: Language) => {
  const { colors, parts } = explanationsIn(language);
  return { ...colors[color], limits: parts.colors.limits };
};
export type ExplainedColor = ReturnType<typeof explainedColor>;

export const explainedStyle = (style: LearningStyle, language: Language) => {
  const { learningStyles, parts } = explanationsIn(language);
  return { ...learningStyles[style], limits: parts.learningStyles.limits };
};
export type ExplainedStyle = ReturnType<typeof explainedStyle>;

export const explainedGrit = (language: Language) => {
  const { grit, parts } = explanationsIn(language);
  return { ...grit, limits: parts.grit.limits };
};
export type ExplainedGrit = ReturnType<typeof explainedGrit>;
