import type { Api } from '../../api/client.ts';

export interface Price {
  /** `$5.99` or `5,99 $`. */
  readonly price: string;
  readonly currency: string;
}

/**
 * Returns the price in words, formatted on the server on a first load, because that is the slowest work of a browser on
 * a public page.
 */
export const loadPrice = async (api: () => Promise<Api>): Promise<Price> => {
  const [{ client }, { currencyWords, priceWords }] = await Promise.all([api(), import('../../i18n/price.ts')]);
  const { currency } = await client.plan.price.query();
  return { price: priceWords(currency), currency: currencyWords(currency) };
};
