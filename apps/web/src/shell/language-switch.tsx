import { buttonClass } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useLocation } from '@tanstack/react-router';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { inLanguage, languages, languageTag } from './language.ts';

const short = css({ display: { md: 'none' } });
const long = css({ srOnly: { base: true, md: false } });

/** A plain link: the whole document changes its language, the path and the query stay. */
export const LanguageSwitch = () => {
  const here = useLocation({ select: (location) => location.href });
  const other = languages.find((language) => language !== getLocale()) ?? 'en';
  const name = m.language_name({}, { locale: other });
  return (
    <a
      href={inLanguage(other, here)}
      hrefLang={languageTag(other)}
      lang={languageTag(other)}
      className={buttonClass({ variant: 'ghost', size: 'sm' })}
    >
      <span aria-hidden className={short}>
        {m.language_short({}, { locale: other })}
      </span>
      <span className={long}>{name}</span>
    </a>
  );
};
