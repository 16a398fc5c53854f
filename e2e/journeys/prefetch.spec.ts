import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { waitForScripts } from '../steps/scripts.ts';

/** Collects the paths that the browser may load ahead, and those that it has loaded. */
const watchPrefetches = async (page: Page) => {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const pathOf = (url: string): string => new URL(url).pathname;
  let mayLoad: readonly string[] = [];
  const loaded: string[] = [];
  cdp.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    mayLoad = preloadingAttemptSources.map(({ key }) => pathOf(key.url));
  });
  cdp.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') loaded.push(pathOf(prefetchUrl));
  });
  await cdp.send('Preload.enable');
  return { mayLoad: () => [...new Set(mayLoad)].sort(), loaded };
};

test('pointing at a link to a public page loads it ahead, and only the public pages are loaded so', async ({
  page,
}) => {
  const prefetches = await watchPrefetches(page);
  await page.goto('/en');
  await waitForScripts(page, 'en');
  await expect
    .poll(prefetches.mayLoad)
    .toEqual([
      '/en',
      '/en/blog',
      '/en/blog/importance-of-identity',
      '/en/faqs',
      '/en/portfolio-demo',
      '/en/portfolio-demo-gate',
      '/en/pricing',
      '/en/privacy',
      '/en/terms-of-use',
    ]);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  await link.hover();
  await expect.poll(() => prefetches.loaded).toEqual(['/en/faqs']);
  await link.click();
  await expect(page).toHaveURL('/en/faqs');
  const delivery = () => page.evaluate(() => JSON.stringify(performance.getEntriesByType('navigation')));
  expect(await delivery()).toContain('"deliveryType":"navigational-prefetch"');
});
