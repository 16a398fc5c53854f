import { m } from '../paraglide/messages.js';
import { numberWords } from './numbers.ts';

/** Per month, before taxes. Billing refuses to start a checkout if Stripe's price differs. */
const MONTHLY = 5.99;

/** `$5.99` or `5,99 $`. */
export const priceWords = (currency: string): string =>
  numberWords(MONTHLY, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });

const currencies: Readonly<Record<string, () => string>> = { cad: m.plan_currency_cad, usd: m.plan_currency_usd };

export const currencyWords = (currency: string): string => currencies[currency]?.() ?? currency.toUpperCase();
