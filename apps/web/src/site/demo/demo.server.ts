import { dateWords } from '../../i18n/dates.ts';
import { type DemoName, firstDemo } from '../../i18n/demo-pages.ts';
import { type Asked, visitorPage } from '../../page/visitor-page.server.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { clock } from '../../server/clock.server.ts';
import { renderedPortfolio } from '../../shared-portfolio/rendered-portfolio.server.tsx';
import { demoHead, gateHead } from './demo-head.ts';
import { isDemoName } from './demo-names.ts';
import { DemoPage } from './demo-page.tsx';
import { GatePage } from './gate-page.tsx';
import { sharedDemo } from './shared-demo.server.ts';

const demoOf = (name: DemoName, at = clock.now()) => ({
  name,
  portfolio: renderedPortfolio(sharedDemo(name, getLocale(), at)),
  date: dateWords(at),
});

export const demo = visitorPage({
  load: ({ language, params: { athlete = firstDemo[language] }, missing }: Asked) =>
    isDemoName(athlete) ? demoOf(athlete) : missing(),
  head: ({ name }) => demoHead(getLocale(), name),
  Page: DemoPage,
  slots: ['portfolio', 'date'],
  once: 'address',
});

export const gate = visitorPage({
  load: () => ({}),
  head: () => gateHead(getLocale()),
  Page: GatePage,
  bar: 'plain',
  once: 'address',
});
