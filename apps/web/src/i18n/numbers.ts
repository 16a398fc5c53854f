import { getLocale } from '../paraglide/runtime.js';
import { languageTag } from './language.ts';

/** Creating a format takes a hundred times as long as using it, and lists show at least one figure per item. */
const formats = new Map<string, Intl.NumberFormat>();

/** `1,234.5`, in French `1 234,5`, in the page's language. */
export const numberWords = (value: number, options: Intl.NumberFormatOptions = {}): string => {
  const language = languageTag(getLocale());
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format.format(value);
};
