import { getRequestHeader } from '@tanstack/react-start/server';
import { acceptedTags } from '../../i18n/accepted-tags.server.ts';
import { isLocalised } from '../../i18n/language.ts';
import { supportedLanguageIn } from '../../i18n/supported-language.ts';
import { type Asked, visitorPage } from '../../page/visitor-page.server.ts';
import { m } from '../../paraglide/messages.js';
import { LanguageChoiceScreen } from './language-choice-screen.tsx';

/** Answers an address without a language, unless a cookie remembers one. */
export const languageChoice = visitorPage({
  load: ({ path, missing }: Asked) =>
    isLocalised(path)
      ? { preferred: supportedLanguageIn(acceptedTags(getRequestHeader('accept-language'))) }
      : missing(),
  head: () => ({ title: m.app_name() }),
  Page: LanguageChoiceScreen,
  bar: 'none',
  once: ({ preferred }) => `language choice ${preferred}`,
});
