import { type AnyRouter, createMemoryHistory, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { languageOf } from '../i18n/language.ts';
import { getLocale } from '../paraglide/runtime.js';
import { config } from '../server/config.server.ts';

interface Part {
  readonly name: string;
  readonly children: ReactNode;
}

const parts = new Map<string, Uint8Array>();

/** Rendered at the address of the landing page, so that no part of a request's address can reach another visitor. */
const rendered = ({ routeTree }: AnyRouter, home: string, children: ReactNode): Uint8Array => {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [home] }) });
  return Buffer.from(renderToString(<RouterContextProvider router={router}>{children}</RouterContextProvider>));
};

/** Returns the HTML of a part that many pages share, in UTF-8. It is kept for the lifetime of the process. */
export const partHtml = (router: AnyRouter, { name, children }: Part): Uint8Array => {
  // A developer page is below no language, so no link leads to an ancestor of the page.
  const home = languageOf(router.latestLocation.pathname) ? `/${getLocale()}` : '/';
  const key = `${name} ${getLocale()} ${home}`;
  const known = parts.get(key);
  if (known) return known;
  const html = rendered(router, home, children);
  if (!config().development) parts.set(key, html);
  return html;
};
