import type { Language } from '@palmares/domain/kernel';
import type { EndReason } from '@palmares/domain/plan';
import { m } from '../paraglide/messages.js';
import { dayWords, endDayWords, priceWords } from './figures.ts';
import { type Letter, type RenderedMail, renderMail, SUPPORT } from './layout.ts';

interface Reader {
  readonly language: Language;
  readonly firstName: string;
  readonly publicUrl: string;
}

interface Priced extends Reader {
  readonly cents: number;
  /** ISO code in lower case. */
  readonly currency: string;
}

interface Contract extends Priced {
  /** Undefined while the first payment is retried. */
  readonly paidOn: Date | undefined;
  readonly renewsAt: Date;
  /** The version of the terms that the athlete accepted last. */
  readonly terms: string | undefined;
}

interface Failed extends Priced {
  /** Deadline of the payment. */
  readonly date: Date;
}

interface Ending extends Reader {
  readonly date: Date;
  /** True if the current month is not paid for. */
  readonly overdue: boolean;
}

interface Ended extends Reader {
  readonly date: Date;
  readonly reason: EndReason;
}

const letter = ({ language, firstName }: Reader, title: string, blocks: Letter['blocks']): RenderedMail =>
  renderMail({ language, firstName, subject: title, title, blocks });

const currencies: Readonly<Record<string, typeof m.plan_currency_cad>> = {
  cad: m.plan_currency_cad,
  usd: m.plan_currency_usd,
};

const moneyOf = ({ language, cents, currency }: Priced) => ({
  price: priceWords(cents, currency, language),
  money: currencies[currency]?.({}, { locale: language }) ?? currency.toUpperCase(),
});

/**
 * States everything that a distance contract must within 15 days: merchant, price, taxes, how to end it, and the terms.
 */
export const planBegunMail = (contract: Contract): RenderedMail => {
  const { language, publicUrl, paidOn, renewsAt, terms } = contract;
  const locale = { locale: language };
  const { price, money } = moneyOf(contract);
  return letter(contract, m.plan_begun_subject({}, locale), [
    { paragraph: m.plan_begun_body({}, locale) },
    {
      facts: [
        { label: m.fact_price({}, locale), value: m.plan_begun_price({ price, money }, locale) },
        ...(paidOn
          ? [
              {
                label: m.fact_paid({}, locale),
                value: m.plan_begun_paid({ price, date: dayWords(paidOn, language) }, locale),
              },
            ]
          : []),
        {
          label: m.fact_renewal({}, locale),
          value: m.plan_begun_renews({ date: dayWords(renewsAt, language) }, locale),
        },
        { label: m.fact_merchant({}, locale), value: m.plan_begun_merchant({ email: SUPPORT }, locale) },
        ...(terms ? [{ label: m.fact_terms({}, locale), value: m.plan_begun_terms({ version: terms }, locale) }] : []),
      ],
    },
    { paragraph: m.plan_begun_stop({}, locale) },
    { paragraph: m.plan_begun_invoices({}, locale) },
    { button: m.plan_begun_button({}, locale), href: `${publicUrl}/${language}/app/portfolio/share` },
    { link: m.plan_begun_terms_link({}, locale), href: `${publicUrl}/${language}/terms-of-use` },
  ]);
};

export const paymentFailedMail = (given: Failed): RenderedMail => {
  const { language, publicUrl, date } = given;
  const locale = { locale: language };
  return letter(given, m.plan_failed_subject({}, locale), [
    { paragraph: m.plan_failed_body({}, locale) },
    {
      facts: [
        { label: m.fact_amount({}, locale), value: m.plan_failed_amount(moneyOf(given), locale) },
        { label: m.fact_pay_by({}, locale), value: endDayWords(date, language) },
      ],
    },
    { paragraph: m.plan_failed_card({}, locale) },
    { button: m.plan_failed_button({}, locale), href: `${publicUrl}/${language}/app/athlete-plan` },
  ]);
};

export const planEndingMail = (given: Ending): RenderedMail => {
  const { language, publicUrl, overdue } = given;
  const locale = { locale: language };
  const date = endDayWords(given.date, language);
  return letter(given, m.plan_ending_subject({ date }, locale), [
    { paragraph: overdue ? m.plan_ending_overdue({ date }, locale) : m.plan_ending_body({ date }, locale) },
    { paragraph: m.plan_ending_links({}, locale) },
    { paragraph: m.plan_ending_resume({}, locale) },
    { button: m.plan_ending_button({}, locale), href: `${publicUrl}/${language}/app/account` },
  ]);
};

const endings = {
  unpaid: m.plan_ended_unpaid,
  unsubscribed: m.plan_ended_unsubscribed,
  stopped: m.plan_ended_stopped,
} satisfies Record<EndReason, unknown>;

export const planEndedMail = (given: Ended): RenderedMail => {
  const { language, publicUrl, date, reason } = given;
  const locale = { locale: language };
  return letter(given, m.plan_ended_subject({}, locale), [
    { paragraph: endings[reason]({ date: dayWords(date, language) }, locale) },
    { paragraph: m.plan_ended_body({}, locale) },
    { paragraph: m.plan_ended_portfolio({}, locale) },
    { button: m.plan_ended_button({}, locale), href: `${publicUrl}/${language}/app/athlete-plan` },
  ]);
};

/** Says that a second subscription was ended. `cents`: the refund, or 0 if its last month was not paid. */
export const secondSubscriptionMail = (given: Priced): RenderedMail => {
  const { language, publicUrl, cents } = given;
  const locale = { locale: language };
  return letter(given, m.plan_second_subject({}, locale), [
    {
      paragraph: cents > 0 ? m.plan_second_refunded(moneyOf(given), locale) : m.plan_second_unpaid({}, locale),
    },
    { paragraph: m.plan_second_stays({}, locale) },
    { button: m.plan_ended_button({}, locale), href: `${publicUrl}/${language}/app/athlete-plan` },
  ]);
};
