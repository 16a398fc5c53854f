import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { postedProblem } from '../../api/forms/posted-problem.ts';
import { errorsIn, type FieldWords } from '../sign-in/form-errors.ts';

/** A form as it is shown again after it was refused. */
export interface CameBack {
  /** By field name. A checkbox is here only if it was checked. */
  readonly typed: Readonly<Record<string, string>>;
  /** Error texts of the fields that are wrong, by name. */
  readonly errors: FieldWords;
  /** Name of the first field that is wrong. */
  readonly firstWrong: string | undefined;
  /** Error text for the form as a whole. */
  readonly problem: string | undefined;
}

/**
 * Returns what a guardian's form says and holds after the server's answer. The server names the first field that is wrong;
 * the others are found by the form's schema, so that all of them can be put right at once.
 */
export const cameBack = (
  schema: Parameters<typeof errorsIn>[0],
  checkbox: string | undefined,
  answer: FormAnswer | null,
): CameBack => {
  const typed = answer?.typed ?? {};
  const { field, words } = postedProblem(answer, 'scout') ?? {};
  if (field === undefined) return { typed, errors: {}, firstWrong: undefined, problem: words };
  // Nothing was kept of a form that was too long for that.
  const isKept = Object.keys(typed).length > 0;
  const checked = checkbox === undefined ? {} : { [checkbox]: typed[checkbox] !== undefined };
  const others = isKept ? errorsIn(schema, { ...typed, ...checked }, 'scout') : {};
  return { typed, errors: { [field]: words, ...others }, firstWrong: field, problem: undefined };
};
