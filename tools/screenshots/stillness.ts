import type { Page } from 'puppeteer-core';

const QUIET_MS = 300;

/** React has taken the page over: what it has hydrated carries its mark. */
const isHydrated = (): boolean => {
  const heading = document.querySelector('h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
};

/** Pictures further down load when they come near: in a picture of the whole page all of them are near. */
const loadPictures = async (): Promise<void> => {
  for (const picture of document.images) picture.loading = 'eager';
  await Promise.allSettled([...document.images].map((picture) => picture.decode()));
};

/** Fonts are there, nothing that ends by itself is moving, and for ten frames nothing has changed its place. */
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
