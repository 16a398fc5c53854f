import type { Language } from '@palmares/domain/kernel';
import { m } from '../paraglide/messages.js';
import { type RenderedMail, renderMail } from './layout.ts';

interface Verification {
  readonly language: Language;
  readonly firstName: string;
  readonly code: string;
  readonly minutes: number;
}

/** The code is not in the subject: phones show that on a locked screen, servers write it to their logs. */
export const verificationMail = ({ language, firstName, code, minutes }: Verification): RenderedMail =>
  renderMail({
    language,
    firstName,
    subject: m.verification_subject({}, { locale: language }),
    title: m.verification_title({}, { locale: language }),
    blocks: [
      { paragraph: m.verification_body({}, { locale: language }) },
      { code },
      { paragraph: m.verification_expiry({ minutes }, { locale: language }) },
      { paragraph: m.verification_never_share({}, { locale: language }) },
      { paragraph: m.verification_ignore({}, { locale: language }) },
    ],
  });
