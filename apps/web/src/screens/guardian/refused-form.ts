import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { postedProblem } from '../../api/forms/posted-problem.ts';
import { errorsIn, type FieldWords } from '../sign-in/form-errors.ts';

interface CheckedForm {
  readonly schema: Parameters<typeof errorsIn>[0] & { readonly shape: Readonly<Record<string, unknown>> };
  /** Name of the form's checkbox, which is posted only if it is checked. */
  readonly checkbox?: string;
}

/** A form as it is shown again after it was refused. */
export interface RefusedForm {
  /** By field name. */
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
export const refusedForm = ({ schema, checkbox }: CheckedForm, answer: FormAnswer | null): RefusedForm => {
  const typed = answer?.typed ?? {};
  const { field, words } = postedProblem(answer, 'scout') ?? {};
  if (field === undefined || !(field in schema.shape))
    return { typed, errors: {}, firstWrong: undefined, problem: words };
  const checked = checkbox === undefined ? {} : { [checkbox]: typed[checkbox] !== undefined };
  const found = Object.entries(errorsIn(schema, { ...typed, ...checked }, 'scout'));
  // A field that was too long to keep is missing, which does not mean that it was empty.
  const others = found.filter(([name]) => name in typed || name === checkbox);
  return { typed, errors: { [field]: words, ...Object.fromEntries(others) }, firstWrong: field, problem: undefined };
};
