import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import { acceptedTags } from './accepted-tags.server.ts';
import { supportedLanguageIn } from './supported-language.ts';

/** The supported language that the browser prefers, if any. */
export const browserLanguage = createIsomorphicFn()
  .server(() => supportedLanguageIn(acceptedTags(getRequestHeader('accept-language'))))
  .client(() => supportedLanguageIn(navigator.languages));
