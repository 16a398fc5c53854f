import { visitorPage } from '../../page/visitor-page.server.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { loadPrice } from '../pricing/load-price.ts';
import { landingHead } from './landing-head.ts';
import { LandingPage } from './landing-page.tsx';

export const landing = visitorPage({
  load: loadPrice,
  head: () => landingHead(getLocale()),
  Page: LandingPage,
  once: 'address',
});
