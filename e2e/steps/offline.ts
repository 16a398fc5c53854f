import { within } from '@palmares/db/testing';
import { expect, type Page } from '@playwright/test';

export interface KeptApp {
  /** Paths below which service workers answer. */
  readonly scopes: readonly string[];
  /** Paths in each cache, by its name. */
  readonly caches: Readonly<Record<string, readonly string[]>>;
}

/** Returns the scopes and caches of the service workers in this browser. */
export const keptApp = (page: Page): Promise<KeptApp> =>
  page.evaluate(async () => {
    const pathOf = ({ url }: { readonly url: string }) => new URL(url).pathname;
    const registrations = await navigator.serviceWorker.getRegistrations();
    const entries = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(pathOf)] as const;
    });
    return {
      scopes: registrations.map(({ scope }) => new URL(scope).pathname).sort(),
      caches: Object.fromEntries(await Promise.all(entries)),
    };
  });

const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const shells = await Promise.all(['/en/app/shell', '/fr-ca/app/shell'].map((path) => caches.match(path)));
    return navigator.serviceWorker.controller !== null && !shells.includes(undefined);
  });

/** Waits until the app is stored on the device in both languages, and controls this page. */
export const whenKept = (page: Page): Promise<void> =>
  expect.poll(() => isKept(page), { timeout: within(30_000) }).toBe(true);
