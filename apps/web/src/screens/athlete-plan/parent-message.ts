import { priceWords } from '../../i18n/price.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { publicOrigin } from '../../server/public-origin.ts';

/** The athlete's message to a parent, with the public page about the price: the plan's own page needs a log-in. */
export const parentMessage = (currency: string) => ({
  subject: m.plan_parent_subject(),
  body: m.plan_parent_body({
    price: priceWords(currency),
    url: `${publicOrigin()}/${getLocale()}/pricing#parents`,
  }),
});
