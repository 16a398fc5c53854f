import { z } from 'zod/mini';
import { absentOr, type FieldCode, issue } from './field-errors.ts';
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

interface NormalizedText extends NormalizationRule {
  /** The error of anything that is no text. */
  readonly error: FieldCode;
  /** Parses the normalized text. A refused text skips it; the form's other checks still run. */
  readonly text: z.ZodMiniType<string, string>;
}

export const normalizedText = ({ error, text, ...rule }: NormalizedText) =>
  z.pipe(
    z.pipe(
      z.string({ error: absentOr(error) }),
      z.transform((given, { issues }): string => {
        const outcome = normalizeWithin(given, rule);
        if (outcome.ok) return outcome.value;
        const { code, params = {} } = outcome.refusal;
        issues.push(issue(code, given, { params }));
        return given;
      }),
    ),
    text,
  );
