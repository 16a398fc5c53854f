import { refusalWords } from '../../notices/refusal-words.ts';

/** The browser validates; the words are the product's, in the page's language. */
export const wrongIn = ({ validity }: HTMLInputElement): string | undefined => {
  if (validity.valueMissing) return refusalWords({ code: 'required' });
  return validity.valid ? undefined : refusalWords({ code: 'email_invalid' });
};
