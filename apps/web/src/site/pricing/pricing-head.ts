import type { Language } from '@palmares/domain/kernel';
import { alternateLanguages } from '../../i18n/alternate-languages.ts';
import { openGraph } from '../../i18n/open-graph.ts';
import { pageTitle } from '../../i18n/page-title.ts';
import { m } from '../../paraglide/messages.js';
import { publicOrigin } from '../../server/public-origin.ts';
import type { Price } from './load-price.ts';

export const pricingHead = (language: Language, loaded: Price | undefined) => {
  const path = `/${language}/pricing`;
  const origin = publicOrigin();
  return {
    meta: [
      pageTitle(m.pricing_above()),
      ...openGraph({
        language,
        title: m.pricing_title(),
        description: m.pricing_description({ price: loaded?.price ?? '' }),
        picture: `${origin}/preview-${language}.png`,
        pictureAlt: m.landing_preview_alt(),
      }),
    ],
    links: [{ rel: 'canonical', href: `${origin}${path}` }, ...alternateLanguages(origin, path)],
  };
};
