import type { Language } from '@palmares/domain/kernel';
import { useHydrated } from '@palmares/ui';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { inLanguage, languageTag, withoutHash } from './language.ts';

interface LanguageLinkProps {
  readonly language: Language;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A plain link to this page in another language. It reloads the document, so path and query stay and no script is
 * needed.
 */
export const LanguageLink = ({ language, className, children }: LanguageLinkProps) => {
  const here = useLocation({ select: ({ href }) => href });
  // The server never sees a hash.
  const address = useHydrated() ? here : withoutHash(here);
  return (
    <a
      href={inLanguage(language, address)}
      hrefLang={languageTag(language)}
      lang={languageTag(language)}
      className={className}
    >
      {children}
    </a>
  );
};
