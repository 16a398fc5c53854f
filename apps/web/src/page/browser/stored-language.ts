import { recall } from '../../browser/browser-storage.ts';
import { inLanguage, isLanguage } from '../../i18n/language.ts';

/** If only the cookie was lost, goes to the language in local storage; the server sees nothing but the cookie. */
export const followStoredLanguage = (): void => {
  if (!document.querySelector('[data-language-choice]')) return;
  const stored = recall('localStorage', 'lang');
  const { pathname, search, hash } = location;
  if (isLanguage(stored)) location.replace(inLanguage(stored, `${pathname}${search}${hash}`));
};
