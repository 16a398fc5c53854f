import { buttonClass, Languages } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { use } from 'react';
import { languages } from '../../i18n/language.ts';
import { LanguageLink } from '../../i18n/language-link.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { VisitContext } from '../visit.ts';

const look = buttonClass({ variant: 'ghost', size: 'sm' });
const short = css({ display: { lg: 'none' } });
const long = css({ srOnly: { base: true, lg: false } });
const besideLong = css({ display: { base: 'none', lg: 'block' } });

export interface OtherLanguageLinkProps {
  /** The page's address, in any language. */
  readonly address: string;
  /** Shows the language's whole name at every width. */
  readonly spelledOut?: boolean;
  /** Shows an icon, to match its neighbours. */
  readonly icon?: boolean;
  readonly className?: string | undefined;
}

/** A link to this page in the other language, in that language. */
export const OtherLanguageLink = ({ address, spelledOut = false, icon = false, className }: OtherLanguageLinkProps) => {
  const other = languages.find((language) => language !== getLocale()) ?? 'en';
  const inOther = { locale: other };
  // A page of the app has no visit, and differs from the other by the language alone.
  const visit = use(VisitContext);
  return (
    <LanguageLink language={other} address={visit?.hereIn(other) ?? address} className={cx(look, className)}>
      {icon ? <Languages aria-hidden size={20} className={spelledOut ? undefined : besideLong} /> : null}
      {spelledOut ? null : (
        <span aria-hidden className={short}>
          {m.language_short({}, inOther)}
        </span>
      )}{' '}
      <span className={spelledOut ? undefined : long}>{m.language_name({}, inOther)}</span>
    </LanguageLink>
  );
};
