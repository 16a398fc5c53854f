import puppeteer, { type CookieData, type Page } from 'puppeteer-core';
import type { BenchContext } from '../suite.ts';

/** Lighthouse's CPU slowdown of a desktop computer to simulate a phone. */
export const SLOWDOWN = 4;

/** Opens a page in a narrow window with a slowed-down processor. */
export const openPhone = async (context: BenchContext, port: number, cookies: readonly CookieData[]): Promise<Page> => {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}` });
  const profile = await browser.createBrowserContext();
  context.defer(async () => {
    await profile.close();
    await browser.disconnect();
  });
  await profile.setCookie(...cookies);
  const page = await profile.newPage();
  await page.setViewport({ width: 390, height: 844 });
  await page.emulateCPUThrottling(SLOWDOWN);
  return page;
};

/** Parses a `cookie` header for the host of an address. */
export const cookieFor = (header: string, url: string): CookieData => {
  const [name = '', value = ''] = header.split('=');
  return { name, value, domain: new URL(url).hostname, path: '/', httpOnly: true };
};
