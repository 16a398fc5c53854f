import type { Language } from '@palmares/domain/kernel';
import { m } from '../paraglide/messages.js';
import { type RenderedMail, renderMail } from './layout.ts';

interface Verification {
  readonly language: Language;
  readonly code: string;
  readonly minutes: number;
}

/** The code is in the subject too, so that a notification is enough to read it. */
export const verificationMail = ({ language, code, minutes }: Verification): RenderedMail =>
  renderMail({
    language,
    firstName: null,
    subject: m.verification_subject({ code }, { locale: language }),
    title: m.verification_title({}, { locale: language }),
    blocks: [
      { paragraph: m.verification_body({}, { locale: language }) },
      { code },
      { paragraph: m.verification_expiry({ minutes }, { locale: language }) },
      { paragraph: m.verification_never_share({}, { locale: language }) },
      { paragraph: m.verification_ignore({}, { locale: language }) },
    ],
  });
