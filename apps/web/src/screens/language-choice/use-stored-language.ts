import { useEffect } from 'react';
import { recall } from '../../browser/browser-storage.ts';
import { inLanguage, isLanguage } from '../../i18n/language.ts';

/** The server reads the cookie. Where only the cookie was lost, this browser still knows, and goes on by itself. */
export const useStoredLanguage = (): void => {
  useEffect(() => {
    const stored = recall('localStorage', 'lang');
    const { pathname, search, hash } = window.location;
    if (isLanguage(stored)) window.location.replace(inLanguage(stored, `${pathname}${search}${hash}`));
  }, []);
};
