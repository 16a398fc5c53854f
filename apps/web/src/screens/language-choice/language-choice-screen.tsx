import { buttonClass, Logo } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useLocation } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { languages, languageTag, withLanguage } from '../../shell/language.ts';

const page = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '12',
  minHeight: 'screen',
  maxWidth: 'form',
  mx: 'auto',
  padding: { base: '6', md: '8' },
});
const brand = css({ color: 'fg' });
const choices = css({ display: 'flex', flexDirection: 'column', gap: '4', listStyle: 'none' });
const question = css({ textStyle: 'lead', color: 'fg.muted' });

/** Plain links: the whole document changes its language, and no script is needed. */
export const LanguageChoiceScreen = () => {
  const here = useLocation({ select: (location) => location.href });
  return (
    <main id="main" className={page}>
      <h1 className={brand}>
        <Logo size={44} label={m.app_name()} />
      </h1>
      <div className={question}>
        {languages.map((language) => (
          <p key={language} lang={languageTag(language)}>
            {m.language_choice_title({}, { locale: language })}
          </p>
        ))}
      </div>
      <ul className={choices}>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={withLanguage(language, here)}
              hrefLang={languageTag(language)}
              lang={languageTag(language)}
              className={buttonClass({ variant: 'outline', size: 'lg', width: 'full' })}
            >
              {m.language_name({}, { locale: language })}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
};
