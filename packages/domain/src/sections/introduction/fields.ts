import { z } from 'zod';
import { issue } from '../../kernel/field-errors.ts';
import { line, paragraph, paragraphLimit } from '../../kernel/text.ts';

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

export const isIntroductionEmpty = (content: Introduction): boolean =>
  Object.values(content).every((value) => value === '');

export const introductionRequired = ['greetingsLine1', 'intro'] as const;

/** Taken back as a whole, or with what a scout needs to see first. */
export const introductionContent = fields.check(({ value, issues }) => {
  if (isIntroductionEmpty(value)) return;
  for (const field of introductionRequired) {
    if (value[field] === '') issues.push(issue('required', value[field], { path: [field] }));
  }
});
