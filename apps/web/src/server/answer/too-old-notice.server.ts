import type { Language } from '@palmares/domain/kernel';
import { languagesFrom, languageTag } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';
import { isOfApp } from './page-places.ts';

/** In the element, because a browser that is too old may not know the style sheet either. */
const style =
  'margin:0;padding:1rem;background:#ffd21a;color:#1a1400;font:1rem/1.5 system-ui,sans-serif;text-align:center';

/**
 * Returns what a page of the app says, in both languages, in a browser in which its scripts cannot start; '' for other
 * pages, which need none. Most pages under `auth` have plain forms, which such a browser can still send.
 */
export const tooOldNotice = (path: string, language: Language): string => {
  if (!isOfApp(path)) return '';
  const words = languagesFrom(language).map(
    (locale) => `<p lang="${languageTag(locale)}">${m.browser_too_old({}, { locale })}</p>`,
  );
  return `<div role="alert" data-too-old style="${style}">${words.join('')}</div>`;
};
