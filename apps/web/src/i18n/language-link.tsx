import type { Language } from '@palmares/domain/kernel';
import type { ReactNode } from 'react';
import { inLanguage, languageTag } from './language.ts';

interface LanguageLinkProps {
  readonly language: Language;
  /** The page's address, in any language. */
  readonly address: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A plain link to a page in another language. It loads a document, so path and query stay and no script is needed.
 */
export const LanguageLink = ({ language, address, className, children }: LanguageLinkProps) => (
  <a
    href={inLanguage(language, address)}
    hrefLang={languageTag(language)}
    lang={languageTag(language)}
    className={className}
  >
    {children}
  </a>
);
