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

/** Rendered at the address of the landing page, so that nothing of a request's address can reach another visitor. */
const rendered = ({ routeTree }: AnyRouter, home: string, children: ReactNode): Uint8Array => {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [home] }) });
  return Buffer.from(renderToString(<RouterContextProvider router={router}>{children}</RouterContextProvider>));
};

/** The HTML of a part of many pages, in UTF-8. It is kept for as long as the process runs. */
export const partHtml = (router: AnyRouter, { name, children }: Part): Uint8Array => {
  // Outside of the languages, among the developer's pages, no link is to a page above.
  const home = languageOf(router.latestLocation.pathname) ? `/${getLocale()}` : '/';
  const key = `${name} ${getLocale()} ${home}`;
  const known = parts.get(key);
  if (known) return known;
  const html = rendered(router, home, children);
  if (!config().development) parts.set(key, html);
  return html;
};
