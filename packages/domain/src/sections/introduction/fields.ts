import { z } from 'zod/mini';
import { line, paragraph, paragraphLimit } from '../../kernel/text.ts';
import { wholeOrEmpty } from '../kit/whole-or-empty.ts';

export const introductionLimits = {
  /** Under 20 characters. */
  greetingsLine: 19,
  /** Under 15 words. */
  shortDescWords: 14,
  shortDesc: 200,
  intro: paragraphLimit,
} as const;

const fields = z.object({
  greetingsLine1: line({ max: introductionLimits.greetingsLine }),
  greetingsLine2: line({ max: introductionLimits.greetingsLine }),
  shortDesc: line({ max: introductionLimits.shortDesc, words: introductionLimits.shortDescWords }),
  intro: paragraph(),
});

export type Introduction = z.infer<typeof fields>;

export const emptyIntroduction = (): Introduction => ({
  greetingsLine1: '',
  greetingsLine2: '',
  shortDesc: '',
  intro: '',
});

/** The fields that a scout reads first. */
export const introductionContent = wholeOrEmpty(fields, ['greetingsLine1', 'intro']);
