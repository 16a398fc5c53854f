import { readAddress } from '@palmares/domain/kernel';
import { refusalWords } from '../../notices/refusal-words.ts';

/**
 * Returns why a field of the form is not sent. An email is read as the server reads it, which takes more than a browser
 * does, such as an address with a name.
 */
export const wrongIn = ({ name, value }: Pick<HTMLInputElement, 'name' | 'value'>): string | undefined => {
  if ((name === 'email' ? value.trim() : value) === '') return refusalWords({ code: 'required' });
  return name === 'email' && readAddress(value) === null ? refusalWords({ code: 'email_invalid' }) : undefined;
};
