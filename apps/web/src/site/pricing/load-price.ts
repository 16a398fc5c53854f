import { currencyWords, priceWords, yearWords } from '../../i18n/price.ts';
import type { Asked } from '../../page/visitor-page.server.ts';

export interface Price {
  /** `$5.99` or `5,99 $`. */
  readonly price: string;
  /** The price of twelve months, in the same form. */
  readonly year: string;
  readonly currency: string;
}

/** Returns the price in words. */
export const loadPrice = async ({ api }: Asked): Promise<Price> => {
  const { currency } = await api.plan.price.query();
  return { price: priceWords(currency), year: yearWords(currency), currency: currencyWords(currency) };
};
