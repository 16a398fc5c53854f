import type { Language } from '@palmares/domain/kernel';
import { useHydrated } from '@palmares/ui';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { inLanguage, languageTag, withoutHash } from './language.ts';

interface LanguageLinkProps {
  readonly language: Language;
  readonly className?: string | undefined;
  /** For the page that has nothing before this link. */
  readonly focused?: boolean;
  readonly children: ReactNode;
}

/** A plain link to this page in a language: the whole document changes, so path and query stay and no script is needed. */
export const LanguageLink = ({ language, className, focused, children }: LanguageLinkProps) => {
  const here = useLocation({ select: ({ href }) => href });
  // A hash never reaches the server.
  const address = useHydrated() ? here : withoutHash(here);
  return (
    <a
      href={inLanguage(language, address)}
      hrefLang={languageTag(language)}
      lang={languageTag(language)}
      className={className}
      // biome-ignore lint/a11y/noAutofocus: asked for by one page only, whose first matter it is; it works without a script.
      autoFocus={focused}
    >
      {children}
    </a>
  );
};
