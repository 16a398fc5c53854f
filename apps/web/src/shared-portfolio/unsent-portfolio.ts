import { redirect } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { SharedPortfolioAnswer } from '../api/shared-portfolio/open-shared-portfolio.server.ts';
import type { KeptHtml } from '../islands/kept-html.server.ts';
import { renderedPortfolio } from './rendered-portfolio.server.tsx';

type Opened = Extract<SharedPortfolioAnswer, { state: 'open' }>;

/**
 * Renders the page in a route's loader. A browser that navigates from another page of the app reloads it from the
 * server.
 */
export const unsentPortfolio = createIsomorphicFn()
  .server((opened: Opened): KeptHtml => renderedPortfolio(opened))
  .client((_opened: Opened): KeptHtml => {
    throw redirect({ href: location.href, reloadDocument: true });
  });

export type UnsentPortfolio = ReturnType<typeof unsentPortfolio>;
