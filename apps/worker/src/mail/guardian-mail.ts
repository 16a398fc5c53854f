import type { Language } from '@palmares/domain/kernel';
import { m } from '../paraglide/messages.js';
import { endDayWords } from './figures.ts';
import { type Letter, type RenderedMail, renderMail, SUPPORT } from './layout.ts';

interface ToGuardian {
  readonly language: Language;
  readonly withdrawToken: string;
  readonly publicUrl: string;
}

interface Ask extends ToGuardian {
  readonly requestToken: string;
  readonly days: number;
  /** True if an account waits for the answer. */
  readonly hasAccount: boolean;
}

interface Second extends ToGuardian {
  readonly secondToken: string;
  readonly expiresAt: Date;
}

interface Finish extends Omit<ToGuardian, 'withdrawToken'> {
  readonly finishToken: string;
  readonly expiresAt: Date;
}

/** Mails to guardians contain no user-supplied text, because anyone can enter anyone's address. */
const letter = (language: Language, content: Pick<Letter, 'subject' | 'title' | 'blocks'>): RenderedMail =>
  renderMail({
    ...content,
    language,
    firstName: null,
    footer: m.guardian_footer({ support: SUPPORT }, { locale: language }),
  });

const withdrawAddress = ({ language, publicUrl, withdrawToken }: ToGuardian): string =>
  `${publicUrl}/${language}/auth/guardian-withdraw?token=${withdrawToken}`;

const other: Readonly<Record<Language, Language>> = { en: 'fr-ca', 'fr-ca': 'en' };

export const guardianAskMail = (asked: Ask): RenderedMail => {
  const { language, publicUrl, requestToken, days, hasAccount } = asked;
  const locale = { locale: language };
  const page = (shown: Language) => `${publicUrl}/${shown}/auth/guardian?token=${requestToken}`;
  return letter(language, {
    subject: m.guardian_ask_subject({}, locale),
    title: m.guardian_ask_title({}, locale),
    blocks: [
      { paragraph: hasAccount ? m.guardian_ask_again_body({}, locale) : m.guardian_ask_body({}, locale) },
      { button: m.guardian_ask_button({}, locale), href: page(language) },
      { paragraph: m.guardian_ask_expiry({ days }, locale) },
      { paragraph: m.guardian_no({}, locale) },
      { link: m.guardian_no_link({}, locale), href: withdrawAddress(asked) },
      { link: m.guardian_other_language({}, locale), href: page(other[language]) },
    ],
  });
};

export const guardianSecondMail = (agreed: Second): RenderedMail => {
  const { language, publicUrl, secondToken, expiresAt } = agreed;
  const locale = { locale: language };
  const date = endDayWords(expiresAt, language);
  return letter(language, {
    subject: m.guardian_second_subject({}, locale),
    title: m.guardian_second_subject({}, locale),
    blocks: [
      { paragraph: m.guardian_second_body({}, locale) },
      {
        button: m.guardian_second_button({}, locale),
        href: `${publicUrl}/${language}/auth/guardian?token=${secondToken}`,
      },
      { paragraph: m.guardian_second_expiry({ date }, locale) },
      { paragraph: m.guardian_second_not_you({}, locale) },
      { link: m.guardian_no_link({}, locale), href: withdrawAddress(agreed) },
    ],
  });
};

/** Omits the link that withdraws, and undoes a withdrawal, because the guardian gives this mail to the athlete. */
export const guardianFinishMail = (agreed: Finish): RenderedMail => {
  const { language, publicUrl, finishToken, expiresAt } = agreed;
  const locale = { locale: language };
  const date = endDayWords(expiresAt, language);
  return letter(language, {
    subject: m.guardian_finish_subject({}, locale),
    title: m.guardian_finish_subject({}, locale),
    blocks: [
      { paragraph: m.guardian_finish_body({}, locale) },
      {
        button: m.guardian_finish_button({}, locale),
        href: `${publicUrl}/${language}/auth/finish-sign-up?token=${finishToken}`,
      },
      { paragraph: m.guardian_finish_expiry({ date }, locale) },
      { paragraph: m.guardian_finish_withdraw({}, locale) },
    ],
  });
};

export const guardianOpenedMail = (opened: ToGuardian): RenderedMail => {
  const { language } = opened;
  const locale = { locale: language };
  return letter(language, {
    subject: m.guardian_opened_subject({}, locale),
    title: m.guardian_opened_subject({}, locale),
    blocks: [
      { paragraph: m.guardian_opened_body({}, locale) },
      { paragraph: m.guardian_opened_keep({}, locale) },
      { paragraph: m.guardian_opened_not_you({}, locale) },
      { link: m.guardian_withdraw_link({}, locale), href: withdrawAddress(opened) },
    ],
  });
};
