import { useLocation } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import type { Locale } from '../paraglide/runtime.js';
import { inLanguage, languageTag } from './language.ts';

interface LanguageLinkProps {
  readonly language: Locale;
  readonly className?: string | undefined;
  /** For the page that has nothing before this link. */
  readonly focused?: boolean;
  readonly children: ReactNode;
}

/** The hash never reaches the server: the link takes it along as it is pressed. */
const takeHash = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
  currentTarget.hash = window.location.hash;
};

/** A plain link to this page in a language: the whole document changes, so path and query stay and no script is needed. */
export const LanguageLink = ({ language, className, focused, children }: LanguageLinkProps) => {
  const here = useLocation({ select: ({ href }) => href.split('#', 1)[0] ?? '/' });
  return (
    <a
      href={inLanguage(language, here)}
      hrefLang={languageTag(language)}
      lang={languageTag(language)}
      className={className}
      // biome-ignore lint/a11y/noAutofocus: asked for by one page only, whose first matter it is; it works without a script.
      autoFocus={focused}
      onClick={takeHash}
      onAuxClick={takeHash}
    >
      {children}
    </a>
  );
};
