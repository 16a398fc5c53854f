import { useEffect } from 'react';
import { recall } from '../../browser/browser-storage.ts';
import { inLanguage, isLanguage } from '../../i18n/language.ts';

/** If only the cookie was lost, redirects to the language in local storage; the server sees nothing but the cookie. */
export const useStoredLanguage = (): void => {
  useEffect(() => {
    const stored = recall('localStorage', 'lang');
    const { pathname, search, hash } = window.location;
    if (isLanguage(stored)) window.location.replace(inLanguage(stored, `${pathname}${search}${hash}`));
  }, []);
};
