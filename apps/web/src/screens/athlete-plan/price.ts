import { languageTag } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

/** Per month, before taxes. Billing refuses to start a checkout if Stripe's price differs. */
const MONTHLY = 5.99;

/** `$5.99` or `5,99 $`. */
export const priceWords = (currency: string): string =>
  new Intl.NumberFormat(languageTag(getLocale()), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(MONTHLY);

const currencies: Readonly<Record<string, () => string>> = { cad: m.plan_currency_cad, usd: m.plan_currency_usd };

export const currencyWords = (currency: string): string => currencies[currency]?.() ?? currency.toUpperCase();
