import type { z } from 'zod';
import { issue } from './field-errors.ts';
import { accepted, type Outcome, type Refusal, refused } from './outcome.ts';

export interface NormalizationRule {
  readonly form: 'NFC' | 'NFKC';
  /** Characters, as the person who typed them is told. */
  readonly max: number;
  /** UTF-16 code units allowed for each character, because nothing can be counted before it is normalized. */
  readonly unitsPerCharacter: number;
}

/**
 * Sorting a run of combining marks takes time quadratic in its length: 240 kB of them block a process for 24 seconds.
 * Thirty is the limit of Unicode's own Stream-Safe Text Format (UAX #15), far above any letter in use.
 */
const unsafeRunOfMarks = /\p{M}{31,}/u;

/** The normalized text, or why it must not be normalized. Both checks take time linear in its length. */
export const normalizeWithin = (
  text: string,
  { form, max, unitsPerCharacter }: NormalizationRule,
): Outcome<string, Refusal<'too_long' | 'characters_invalid'>> => {
  if (text.length > max * unitsPerCharacter) return refused('too_long', { params: { max } });
  return unsafeRunOfMarks.test(text) ? refused('characters_invalid') : accepted(text.normalize(form));
};

/**
 * As the transform at the head of a pipe: a refused text stays as it was sent, and the rest of the pipe never sees it.
 * The checks of the whole form still run.
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
