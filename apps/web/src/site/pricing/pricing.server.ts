import { visitorPage } from '../../page/visitor-page.server.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { loadPrice } from './load-price.ts';
import { pricingHead } from './pricing-head.ts';
import { PricingPage } from './pricing-page.tsx';

export const pricing = visitorPage({
  load: loadPrice,
  head: (price) => pricingHead(getLocale(), price),
  Page: PricingPage,
  once: 'address',
});
