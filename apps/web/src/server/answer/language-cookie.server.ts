import type { Language } from '@palmares/domain/kernel';
import { isLanguage } from '../../i18n/language.ts';

const aYear = 365 * 24 * 60 * 60;

const cookieOf = (request: Request, name: string): string | undefined =>
  request.headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The language of the `lang` cookie. An unsupported one counts as unset. */
export const rememberedLanguage = (request: Request): Language | undefined => {
  const stored = cookieOf(request, 'lang');
  return isLanguage(stored) ? stored : undefined;
};

/** The value of `set-cookie`. */
export const languageCookie = (language: Language, secure: boolean): string =>
  `lang=${language}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure ? '; Secure' : ''}`;

export const rememberLanguage = (
  response: Response,
  request: Request,
  language: Language | undefined,
  secure: boolean,
): void => {
  if (!language || rememberedLanguage(request) === language) return;
  response.headers.append('set-cookie', languageCookie(language, secure));
};
