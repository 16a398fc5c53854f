import { m } from '../paraglide/messages.js';
import { numberWords } from './numbers.ts';

/** Per month, before taxes. Billing refuses to start a checkout if Stripe's price differs. */
const MONTHLY = 5.99;

const amountWords = (amount: number, currency: string): string =>
  numberWords(amount, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });

/** `$5.99` or `5,99 $`. */
export const priceWords = (currency: string): string => amountWords(MONTHLY, currency);

/** The price of twelve months. */
export const yearWords = (currency: string): string => amountWords(12 * MONTHLY, currency);

const currencies: Readonly<Record<string, () => string>> = { cad: m.plan_currency_cad, usd: m.plan_currency_usd };

export const currencyWords = (currency: string): string => currencies[currency]?.() ?? currency.toUpperCase();
