import { useHydrated } from '@palmares/ui';
import { useLocation } from '@tanstack/react-router';
import { withoutHash } from '../i18n/language.ts';
import { OtherLanguageLink, type OtherLanguageLinkProps } from '../page/frame/other-language-link.tsx';

/** A link to the shown page of the app in the other language. */
export const LanguageSwitch = (look: Omit<OtherLanguageLinkProps, 'address'>) => {
  const here = useLocation({ select: ({ href }) => href });
  // The server never sees a hash.
  return <OtherLanguageLink address={useHydrated() ? here : withoutHash(here)} {...look} />;
};
