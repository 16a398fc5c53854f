import { useLocation } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { languages, languageTag, withLanguage } from '../../shell/language.ts';

/** Plain links: the whole document changes its language, and no script is needed. */
export const LanguageChoiceScreen = () => {
  const here = useLocation({ select: (location) => location.href });
  return (
    <main>
      <h1>{m.app_name()}</h1>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a href={withLanguage(language, here)} hrefLang={languageTag(language)} lang={languageTag(language)}>
              {m.language_name({}, { locale: language })}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
};
