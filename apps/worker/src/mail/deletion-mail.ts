import type { Language } from '@palmares/domain/kernel';
import { m } from '../paraglide/messages.js';
import { type RenderedMail, renderMail } from './layout.ts';

interface Deletion {
  readonly language: Language;
  /** Null for an address that is not verified. */
  readonly firstName: string | null;
  readonly kind: 'asked' | 'undone';
  readonly days: number;
  readonly publicUrl: string;
}

/** Says that deletion of the account was requested, or that the request was withdrawn. */
export const deletionMail = ({ language, firstName, kind, days, publicUrl }: Deletion): RenderedMail => {
  const locale = { locale: language };
  const account = { button: m.deletion_button({}, locale), href: `${publicUrl}/${language}/app/account` };
  const title = kind === 'asked' ? m.deletion_asked_subject({}, locale) : m.deletion_undone_subject({}, locale);
  return renderMail({
    language,
    firstName,
    subject: title,
    title,
    blocks:
      kind === 'asked'
        ? [
            {
              facts: [
                { label: m.fact_deleted({}, locale), value: m.deletion_asked_what({}, locale) },
                { label: m.fact_when({}, locale), value: m.deletion_asked_when({ days }, locale) },
                { label: m.fact_until_then({}, locale), value: m.deletion_asked_links({}, locale) },
              ],
            },
            { paragraph: m.deletion_asked_undo({}, locale) },
            account,
          ]
        : [{ paragraph: m.deletion_undone_body({}, locale) }, account],
  });
};
