import { redirect } from '@tanstack/react-router';
import type { KeptHtml } from '../islands/kept-html.server.ts';
import type { SiteHead } from './site-head.ts';

/**
 * A page that only the server renders. Includes its head, whose words would otherwise be in every page's first script.
 */
export interface SiteDocument {
  readonly page: KeptHtml;
  readonly head: SiteHead;
}

/** For the loader of a page that only the server renders: a browser loads its document instead. */
export const loadDocument = (): never => {
  throw redirect({ href: location.href, reloadDocument: true });
};
