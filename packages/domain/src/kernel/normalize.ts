import { z } from 'zod/mini';
import { absentOr, type FieldCode, issue } from './field-errors.ts';
import { accepted, type Outcome, type Refusal, refused } from './outcome.ts';
import { unfitCharacterIn } from './unfit-character.ts';

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

const isWithin = (text: string, { max, unitsPerCharacter }: NormalizationRule): boolean =>
  text.length <= max * unitsPerCharacter;

/** Returns the normalized text, or a refusal when normalizing would be unsafe. Both checks are linear in the length. */
export const normalizeWithin = (
  text: string,
  rule: NormalizationRule,
): Outcome<string, Refusal<'too_long' | 'characters_invalid'>> => {
  if (!isWithin(text, rule)) return refused('too_long', { params: { max: rule.max } });
  return unsafeRunOfMarks.test(text) ? refused('characters_invalid') : accepted(text.normalize(rule.form));
};

interface NormalizedText extends NormalizationRule {
  /** Applied first, to a text within the size limit: takes linear time and never makes it longer. */
  readonly tidied?: (text: string) => string;
  /** The error of anything that is no text. */
  readonly error: FieldCode;
  /** Parses the normalized text. A refused text skips it; the form's other checks still run. */
  readonly text: z.ZodMiniType<string, string>;
}

export const normalizedText = ({ error, text, tidied, ...rule }: NormalizedText) =>
  z.pipe(
    z.pipe(
      z.string({ error: absentOr(error) }),
      z.transform((given, { issues }): string => {
        const tidy = tidied && isWithin(given, rule) ? tidied(given) : given;
        const outcome = normalizeWithin(tidy, rule);
        if (outcome.ok) return outcome.value;
        const { code, params = (tidied && unfitCharacterIn(tidy)) ?? {} } = outcome.refusal;
        issues.push(issue(code, given, { params }));
        return given;
      }),
    ),
    text,
  );
