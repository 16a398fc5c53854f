import { gzipSync } from 'node:zlib';
import puppeteer, { type CookieData, type HTTPResponse, type Page } from 'puppeteer-core';

/** Milliseconds without requests after which a page counts as loaded. */
const IDLE_MS = 3000;

export interface Weight {
  /** Bytes of all scripts until the page is idle, each gzipped at the best level, without any interaction. */
  readonly scripts: number;
  /** Milliseconds of processor time that scripts took until then. */
  readonly scriptTime: number;
  /** Bytes of all style sheets, each gzipped at the best level. */
  readonly styles: number;
  readonly files: readonly { readonly path: string; readonly bytes: number }[];
  /** Hosts requested besides the site's own. */
  readonly otherHosts: readonly string[];
}

const weigh = async (response: HTTPResponse) => {
  const body = await response.buffer();
  return { path: new URL(response.url()).pathname, bytes: gzipSync(body, { level: 9 }).byteLength };
};

const load = async (page: Page, url: string): Promise<Weight> => {
  const { host } = new URL(url);
  const responses = new Map<string, { readonly type: string; readonly response: HTTPResponse }>();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'script' || type === 'stylesheet') responses.set(response.url(), { type, response });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForNetworkIdle({ idleTime: IDLE_MS });
  const { ScriptDuration = Number.NaN } = await page.metrics();
  const all = await Promise.all(
    [...responses.values()].map(async ({ type, response }) => ({ type, ...(await weigh(response)) })),
  );
  const files = all.filter(({ type }) => type === 'script');
  const bytesOf = (weighed: readonly { readonly bytes: number }[]) =>
    weighed.reduce((sum, { bytes }) => sum + bytes, 0);
  hosts.delete(host);
  hosts.delete('');
  return {
    scripts: bytesOf(files),
    scriptTime: ScriptDuration * 1000,
    styles: bytesOf(all.filter(({ type }) => type === 'stylesheet')),
    files: files.sort((a, b) => b.bytes - a.bytes),
    otherHosts: [...hosts],
  };
};

/** Uses a fresh profile, so that the cache is empty. */
export const weighPage = async (port: number, url: string, cookies: readonly CookieData[] = []): Promise<Weight> => {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}` });
  const context = await browser.createBrowserContext();
  try {
    await context.setCookie(...cookies);
    return await load(await context.newPage(), url);
  } finally {
    await context.close();
    await browser.disconnect();
  }
};
