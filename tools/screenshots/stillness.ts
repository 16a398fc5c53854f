import type { Page } from 'puppeteer-core';

const QUIET_MS = 300;

/** True if React has hydrated the page, which it marks on elements. */
const isHydrated = (): boolean => {
  const heading = document.querySelector('h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
};

/** Loads lazy images, which a full-page picture would otherwise miss. */
const loadPictures = async (): Promise<void> => {
  for (const picture of document.images) picture.loading = 'eager';
  await Promise.allSettled([...document.images].map((picture) => picture.decode()));
};

/** Resolves once fonts are loaded, finite animations have ended, and the layout has not moved for ten frames. */
const untilStill = async (): Promise<void> => {
  await document.fonts.ready;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const moves = () =>
    document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  const size = () => `${document.documentElement.scrollWidth} ${document.documentElement.scrollHeight}`;
  let last = size();
  for (let still = 0; still < 10; ) {
    await frame();
    const now = size();
    still = now === last && !moves() && document.fonts.status === 'loaded' ? still + 1 : 0;
    last = now;
  }
};

export const untilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(isHydrated);
};

export const settle = async (page: Page): Promise<void> => {
  await untilHydrated(page);
  await page.evaluate(loadPictures);
  await page.waitForNetworkIdle({ idleTime: QUIET_MS });
  await page.evaluate(untilStill);
};
