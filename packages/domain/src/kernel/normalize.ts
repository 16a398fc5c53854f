import type { z } from 'zod';
import { issue } from './field-errors.ts';
import { accepted, type Outcome, type Refusal, refused } from './outcome.ts';

export interface NormalizationRule {
  readonly form: 'NFC' | 'NFKC';
  /** Characters, as a person counts them. */
  readonly max: number;
  /** UTF-16 code units allowed per character; before normalization, characters cannot be counted safely. */
  readonly unitsPerCharacter: number;
}

/**
 * Sorting a run of combining marks takes time quadratic in its length: 240 kB of them block a process for 24 seconds.
 * Thirty is the limit of Unicode's own Stream-Safe Text Format (UAX #15), far more than any real letter carries.
 */
const unsafeRunOfMarks = /\p{M}{31,}/u;

/** Returns the normalized text, or a refusal when normalizing would be unsafe. Both checks are linear in the length. */
export const normalizeWithin = (
  text: string,
  { form, max, unitsPerCharacter }: NormalizationRule,
): Outcome<string, Refusal<'too_long' | 'characters_invalid'>> => {
  if (text.length > max * unitsPerCharacter) return refused('too_long', { params: { max } });
  return unsafeRunOfMarks.test(text) ? refused('characters_invalid') : accepted(text.normalize(form));
};

/**
 * A transform for the start of a zod pipe. A refused text skips the rest of the pipe; the form's other checks still
 * run.
 */
export const normalized =
  (rule: NormalizationRule) =>
  (text: string, { issues }: z.core.$RefinementCtx<string>): string => {
    const outcome = normalizeWithin(text, rule);
    if (outcome.ok) return outcome.value;
    const { code, params = {} } = outcome.refusal;
    issues.push(issue(code, text, { params }));
    return text;
  };
