import type { Language } from '@palmares/domain/kernel';
import { m } from '../paraglide/messages.js';
import { type RenderedMail, renderMail } from './layout.ts';

interface Verification {
  readonly language: Language;
  readonly firstName: string;
  readonly code: string;
  readonly minutes: number;
}

/** Keeps the code out of the subject, which phones show on a locked screen and servers log. */
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
