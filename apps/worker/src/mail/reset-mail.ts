import type { Language } from '@palmares/domain/kernel';
import { m } from '../paraglide/messages.js';
import { type RenderedMail, renderMail } from './layout.ts';

interface Reset {
  readonly language: Language;
  readonly firstName: string | null;
  readonly token: string;
  readonly minutes: number;
  readonly publicUrl: string;
}

export const resetMail = ({ language, firstName, token, minutes, publicUrl }: Reset): RenderedMail =>
  renderMail({
    language,
    firstName,
    subject: m.reset_subject({}, { locale: language }),
    title: m.reset_title({}, { locale: language }),
    blocks: [
      { paragraph: m.reset_body({}, { locale: language }) },
      {
        button: m.reset_button({}, { locale: language }),
        href: `${publicUrl}/${language}/auth/new-password?token=${token}`,
      },
      { paragraph: m.reset_expiry({ minutes }, { locale: language }) },
      { paragraph: m.reset_ignore({}, { locale: language }) },
    ],
  });
