import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import { acceptedTags } from './accepted-tags.server.ts';
import { supportedLanguageIn } from './supported-language.ts';

/** The language of ours that the browser wants most. */
export const browserLanguage = createIsomorphicFn()
  .server(() => supportedLanguageIn(acceptedTags(getRequestHeader('accept-language'))))
  .client(() => supportedLanguageIn(navigator.languages));
