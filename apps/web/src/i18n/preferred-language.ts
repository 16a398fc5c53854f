import type { Language } from '@palmares/domain/kernel/language';
import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';

interface Wish {
  readonly tag: string;
  readonly weight: number;
}

const wishFrom = (part: string): Wish => {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return { tag, weight: weight === undefined ? 1 : Number.parseFloat(weight) };
};

/** French of any country is read here by who reads Canadian French; so is English. */
const languageOfTag = (tag: string): Language | undefined => {
  const [language] = tag.split('-', 1);
  if (language === 'fr') return 'fr-ca';
  return language === 'en' ? 'en' : undefined;
};

/** The language of ours that an `Accept-Language` wants most. */
export const preferredLanguage = (accepted: string | undefined): Language | undefined =>
  (accepted ?? '')
    .split(',')
    .map(wishFrom)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => languageOfTag(tag))
    .find((language) => language !== undefined);

export const browserLanguage = createIsomorphicFn()
  .server(() => preferredLanguage(getRequestHeader('accept-language')))
  .client(() => preferredLanguage(navigator.languages.join(',')));
