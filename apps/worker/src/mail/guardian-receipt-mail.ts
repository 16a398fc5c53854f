import type { GuardianReceipt } from '@palmares/db/accounts';
import { m } from '../paraglide/messages.js';
import { endTimeWords } from './figures.ts';
import { type RenderedMail, renderMail, SUPPORT } from './layout.ts';

const words = {
  refused: {
    subject: m.guardian_receipt_refused_subject,
    body: m.guardian_receipt_refused_body,
    undo: m.guardian_receipt_refused_undo,
  },
  withdrew: {
    subject: m.guardian_receipt_withdrew_subject,
    body: m.guardian_receipt_withdrew_body,
    undo: m.guardian_receipt_withdrew_undo,
  },
} as const;

/** Names nobody and has no link, because the typed address may be anybody's. */
export const guardianReceiptMail = ({ language, kind, happenedAt }: Omit<GuardianReceipt, 'email'>): RenderedMail => {
  const locale = { locale: language };
  const { subject, body, undo } = words[kind];
  return renderMail({
    language,
    firstName: null,
    subject: subject({}, locale),
    title: subject({}, locale),
    blocks: [
      { paragraph: body({}, locale) },
      {
        facts: [
          { label: m.fact_when({}, locale), value: endTimeWords(happenedAt, language) },
          { label: m.fact_undo({}, locale), value: undo({}, locale) },
        ],
      },
      { paragraph: m.guardian_receipt_kept({}, locale) },
    ],
    footer: m.guardian_receipt_footer({ support: SUPPORT }, locale),
  });
};
