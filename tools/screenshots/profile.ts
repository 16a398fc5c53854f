import type { Page } from 'puppeteer-core';
import type { Theme, Variant } from './variant.ts';

const phone = { deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** The smallest phones, with the height that their browser's bars leave; today's phone; a laptop. */
export const viewports = {
  320: { width: 320, height: 568, ...phone },
  375: { width: 375, height: 553, ...phone },
  390: { width: 390, height: 844, ...phone },
  1440: { width: 1440, height: 900, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
} as const;

/** Simulates a returning visitor: dismisses the cookie notice and sets the theme. */
const remember = (theme: Theme): void => {
  localStorage.setItem('cookieAccepted', 'true');
  localStorage.setItem('theme', theme);
};

export const prepare = async (page: Page, { language, width, theme }: Variant): Promise<void> => {
  await page.setViewport(viewports[width]);
  await page.setExtraHTTPHeaders({ 'accept-language': language });
  await page.emulateMediaFeatures([
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'prefers-color-scheme', value: theme },
  ]);
  await page.evaluateOnNewDocument(remember, theme);
};
