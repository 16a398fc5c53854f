import type { BrowserContext, Page } from 'puppeteer-core';
import { collectProblems } from './problems.ts';
import { prepare, viewports } from './profile.ts';
import type { Screen } from './screens.ts';
import { settle, untilStarted } from './stillness.ts';
import type { Variant, Width } from './variant.ts';
import type { SessionCookies } from './visitors.ts';

/** Chromium's maximum painted height, in pixels. */
const LONGEST = 16_384;

const sideways = async (page: Page, width: number): Promise<readonly string[]> => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  return wide > width ? [`scrolls sideways: ${wide} px wide`] : [];
};

/**
 * Pins minimum heights, which may depend on the window, so that a taller window does not move the content below them.
 */
const keepHeights = (): void => {
  for (const part of document.querySelectorAll<HTMLElement>('body, body *')) {
    const { minHeight } = getComputedStyle(part);
    if (minHeight.endsWith('px') && minHeight !== '0px') part.style.minHeight = minHeight;
  }
};

/** Enlarges the window to the page's height, so that sticky bars are at the picture's edges. */
const showWhole = async (page: Page, width: Width): Promise<void> => {
  const { height, deviceScaleFactor } = viewports[width];
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  if (tall <= height) return;
  await page.evaluate(keepHeights);
  const scale = tall * deviceScaleFactor > LONGEST ? 1 : deviceScaleFactor;
  await page.setViewport({ ...viewports[width], height: tall, deviceScaleFactor: scale });
  await settle(page);
};

interface Shot {
  readonly screen: Screen;
  readonly variant: Variant;
  readonly url: URL;
  readonly session: SessionCookies;
  readonly file: string;
}

/** Takes one picture in its own context. Returns the problems of the screen. */
export const take = async (context: BrowserContext, shot: Shot): Promise<readonly string[]> => {
  const { screen, variant, url, session, file } = shot;
  const theme = { name: 'theme', value: variant.theme, domain: url.hostname, path: '/' };
  await context.setCookie(theme, ...session);
  const page = await context.newPage();
  await prepare(page, variant);
  const problems = await collectProblems(page);
  const response = await page.goto(url.href);
  const status = response?.status();
  await untilStarted(page);
  await screen.reach?.(page);
  await settle(page);
  await showWhole(page, variant.width);
  await page.screenshot({ path: file });
  return [
    ...(status === screen.status ? [] : [`answers ${status}, not ${screen.status}`]),
    ...(await sideways(page, variant.width)),
    ...problems,
  ];
};
