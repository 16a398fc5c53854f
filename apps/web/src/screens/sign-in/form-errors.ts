import { fieldErrors } from '@palmares/domain/kernel';
import type { Reader } from '../../i18n/reader.ts';
import { fieldErrorWords } from '../../notices/refusal-words.ts';

/** Error texts by field name, in the page's language. */
export type FieldWords = Readonly<Partial<Record<string, string>>>;

type Parsed =
  | { readonly success: true }
  | { readonly success: false; readonly error: Parameters<typeof fieldErrors>[0] };

export const errorsIn = (
  form: { safeParse(typed: unknown): Parsed },
  typed: unknown,
  reader: Reader = 'athlete',
): FieldWords => {
  const parsed = form.safeParse(typed);
  if (parsed.success) return {};
  return Object.fromEntries(
    Object.entries(fieldErrors(parsed.error)).map(([field, error]) => [field, fieldErrorWords(error, reader)]),
  );
};

/** Moves the focus to the first of the form's fields that is wrong. */
export const focusFirstWrong = (form: HTMLFormElement, wrong: FieldWords): void => {
  const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  fields.find(({ name }) => wrong[name] !== undefined)?.focus();
};
