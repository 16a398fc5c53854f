import { redirect } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { OpenedPortfolio } from '../api/shared-portfolio/open-portfolio.server.ts';
import type { KeptHtml } from '../islands/kept-html.server.ts';
import { renderedPortfolio } from './rendered-portfolio.server.tsx';

type Opened = Extract<OpenedPortfolio, { state: 'open' }>;

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
