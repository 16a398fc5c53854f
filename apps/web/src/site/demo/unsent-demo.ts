import { createIsomorphicFn } from '@tanstack/react-start';
import { getLocale } from '../../paraglide/runtime.js';
import { clock } from '../../server/clock.server.ts';
import { renderedPortfolio } from '../../shared-portfolio/rendered-portfolio.server.tsx';
import type { UnsentPortfolio } from '../../shared-portfolio/unsent-portfolio.ts';
import { loadDocument } from '../document-of-its-own.ts';
import type { SiteHead } from '../site-head.ts';
import { demoHead } from './demo-head.ts';
import type { DemoName } from './demo-names.ts';
import { sharedDemo } from './shared-demo.server.ts';

interface LoadedDemo {
  readonly portfolio: UnsentPortfolio;
  readonly head: SiteHead;
}

/** Returns the page for a loader. In the browser, loads it as a new document from the server. */
export const unsentDemo = createIsomorphicFn()
  .server(
    (name: DemoName): LoadedDemo => ({
      portfolio: renderedPortfolio(sharedDemo(name, getLocale(), clock.now())),
      head: demoHead(getLocale(), name),
    }),
  )
  .client((_name: DemoName): LoadedDemo => loadDocument());
