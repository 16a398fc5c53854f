import { interleave } from '../interleave.ts';
import { startGenerator } from '../server-load/generator.ts';
import { wholeAnswer } from '../server-load/whole-answer.ts';
import { ratios } from '../statistics.ts';
import type { BenchContext } from '../suite.ts';
import { visitorHeaders } from '../visitors.ts';

const CONNECTIONS = 20;
const accepting = { 'accept-encoding': 'gzip, deflate, br, zstd' };

export interface KeptPageRates {
  /** The file compared with, by path and compressed kB. */
  readonly file: string;
  /** Compressed kB. */
  readonly pageSize: number;
  /** Answers per second in each round. */
  readonly page: readonly number[];
  readonly fileRate: readonly number[];
  readonly ratio: readonly number[];
}

const sizeOf = async (url: string): Promise<number> => (await wholeAnswer(url, accepting)).body.byteLength;

/** Finds the file of the page whose compressed size is closest to the page's. */
const nearestFile = async (page: string, size: number): Promise<{ readonly url: string; readonly bytes: number }> => {
  const html = (await wholeAnswer(page, {})).body.toString();
  const urls = [...new Set(html.match(/\/assets\/[^"]+\.(?:css|js)/g))].map((path) => new URL(path, page).href);
  const files = await Promise.all(urls.map(async (url) => ({ url, bytes: await sizeOf(url) })));
  const [nearest] = files.sort((a, b) => Math.abs(a.bytes - size) - Math.abs(b.bytes - size));
  if (!nearest) throw new Error(`${page} names no file`);
  return nearest;
};

/** Alternates a public page, requested without a session, with a file of about its size. */
export const measureKeptPage = async (
  context: BenchContext,
  page: string,
  { rounds, millis }: { readonly rounds: number; readonly millis: number },
): Promise<KeptPageRates> => {
  // Waits until the page is cached, which happens after the first request.
  for (let asked = 0; (await wholeAnswer(page, accepting)).headers.etag === undefined; asked++) {
    if (asked > 100) throw new Error(`${page} is not kept`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const pageSize = await sizeOf(page);
  const file = await nearestFile(page, pageSize);
  const generator = startGenerator(context);
  const headers = visitorHeaders.map((visitor) => ({ ...accepting, ...visitor }));
  const load = (url: string) => () => generator.measure({ url, headers, millis, connections: CONNECTIONS });
  const rates = await interleave(
    { page: load(page), file: load(file.url) },
    { rounds, onRound: (round) => context.progress('a kept page beside a file', round / (rounds + 1)) },
  );
  return {
    file: `${new URL(file.url).pathname}, ${(file.bytes / 1000).toFixed(1)} kB`,
    pageSize: pageSize / 1000,
    page: rates.page,
    fileRate: rates.file,
    ratio: ratios(rates.page, rates.file),
  };
};
