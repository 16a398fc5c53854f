import { redirect } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { getLocale } from '../../paraglide/runtime.js';
import { renderedPortfolio } from '../../portfolio-page/rendered-portfolio.server.tsx';
import type { UnsentPortfolio } from '../../portfolio-page/unsent-portfolio.ts';
import type { DemoName } from './demo-names.ts';
import { shownDemo } from './shown-demo.server.ts';

/** For a loader. A browser that comes from another page of the app loads this one from the server. */
export const unsentDemo = createIsomorphicFn()
  .server((name: DemoName): UnsentPortfolio => renderedPortfolio(shownDemo(name, getLocale())))
  .client((_name: DemoName): UnsentPortfolio => {
    throw redirect({ href: location.href, reloadDocument: true });
  });
