import type { Language } from '@palmares/domain/kernel';
import { m } from '../paraglide/messages.js';
import { dayWords, priceWords } from './figures.ts';
import { type Letter, type RenderedMail, renderMail } from './layout.ts';

interface Reader {
  readonly language: Language;
  readonly firstName: string;
  readonly publicUrl: string;
}

interface Contract extends Reader {
  readonly cents: number;
  /** ISO code in lower case. */
  readonly currency: string;
  readonly renewsAt: Date;
  /** The version of the terms that the athlete accepted last. */
  readonly terms: string | undefined;
}

interface Dated extends Reader {
  readonly date: Date;
}

const letter = ({ language, firstName }: Reader, title: string, blocks: Letter['blocks']): RenderedMail =>
  renderMail({ language, firstName, subject: title, title, blocks });

const currencies: Readonly<Record<string, typeof m.plan_currency_cad>> = {
  cad: m.plan_currency_cad,
  usd: m.plan_currency_usd,
};

/** What a distance contract must say within 15 days: price, taxes, how to end it, and the terms. */
export const planBegunMail = (contract: Contract): RenderedMail => {
  const { language, publicUrl, cents, currency, renewsAt, terms } = contract;
  const locale = { locale: language };
  const price = priceWords(cents, currency, language);
  const money = currencies[currency]?.({}, locale) ?? currency.toUpperCase();
  return letter(contract, m.plan_begun_subject({}, locale), [
    { paragraph: m.plan_begun_body({}, locale) },
    { paragraph: m.plan_begun_price({ price, money }, locale) },
    { paragraph: m.plan_begun_renews({ date: dayWords(renewsAt, language) }, locale) },
    { paragraph: m.plan_begun_stop({}, locale) },
    ...(terms ? [{ paragraph: m.plan_begun_terms({ version: terms }, locale) }] : []),
    { button: m.plan_begun_button({}, locale), href: `${publicUrl}/${language}/app/portfolio/share` },
    { link: m.plan_begun_terms_link({}, locale), href: `${publicUrl}/${language}/terms-of-use` },
  ]);
};

export const paymentFailedMail = (given: Dated): RenderedMail => {
  const { language, publicUrl, date } = given;
  const locale = { locale: language };
  return letter(given, m.plan_failed_subject({}, locale), [
    { paragraph: m.plan_failed_body({ date: dayWords(date, language) }, locale) },
    { paragraph: m.plan_failed_card({}, locale) },
    { button: m.plan_failed_button({}, locale), href: `${publicUrl}/${language}/app/athlete-plan` },
  ]);
};

export const planEndingMail = (given: Dated): RenderedMail => {
  const { language, publicUrl, date } = given;
  const locale = { locale: language };
  return letter(given, m.plan_ending_subject({}, locale), [
    { paragraph: m.plan_ending_body({ date: dayWords(date, language) }, locale) },
    { paragraph: m.plan_ending_links({}, locale) },
    { paragraph: m.plan_ending_resume({}, locale) },
    { button: m.plan_ending_button({}, locale), href: `${publicUrl}/${language}/app/account` },
  ]);
};

export const planEndedMail = (given: Reader): RenderedMail => {
  const { language, publicUrl } = given;
  const locale = { locale: language };
  return letter(given, m.plan_ended_subject({}, locale), [
    { paragraph: m.plan_ended_body({}, locale) },
    { paragraph: m.plan_ended_portfolio({}, locale) },
    { button: m.plan_ended_button({}, locale), href: `${publicUrl}/${language}/app/athlete-plan` },
  ]);
};
