import type { Language } from '@palmares/domain/kernel';
import { siteHead } from '../../page/site-head.ts';
import { m } from '../../paraglide/messages.js';
import type { Price } from './load-price.ts';

export const pricingHead = (language: Language, { price }: Price) =>
  siteHead({
    language,
    page: 'pricing',
    title: m.pricing_title(),
    documentTitle: `${m.pricing_above()} · ${m.app_name()}`,
    description: m.pricing_description({ price }),
  });
