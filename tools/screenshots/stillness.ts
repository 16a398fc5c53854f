import type { Page } from 'puppeteer-core';

const QUIET_MS = 300;

/** True once the page's scripts have started, which both the app and a visitor page mark. */
const isStarted = (): boolean => document.documentElement.hasAttribute('data-started');

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

export const untilStarted = async (page: Page): Promise<void> => {
  await page.waitForFunction(isStarted);
};

export const settle = async (page: Page): Promise<void> => {
  await untilStarted(page);
  await page.evaluate(loadPictures);
  await page.waitForNetworkIdle({ idleTime: QUIET_MS });
  await page.evaluate(untilStill);
};
