import type { Language } from '@palmares/domain/kernel/language';
import { m } from '../paraglide/messages.js';
import { type RenderedMail, renderMail } from './layout.ts';

interface Verification {
  readonly locale: Language;
  readonly firstName: string;
  readonly code: string;
  readonly minutes: number;
}

/** The code is not in the subject: phones show that on a locked screen, servers write it to their logs. */
export const verificationMail = ({ locale, firstName, code, minutes }: Verification): RenderedMail =>
  renderMail({
    locale,
    firstName,
    subject: m.verification_subject({}, { locale }),
    title: m.verification_title({}, { locale }),
    blocks: [
      { paragraph: m.verification_body({}, { locale }) },
      { code },
      { paragraph: m.verification_expiry({ minutes }, { locale }) },
      { paragraph: m.verification_never_share({}, { locale }) },
      { paragraph: m.verification_ignore({}, { locale }) },
    ],
  });
