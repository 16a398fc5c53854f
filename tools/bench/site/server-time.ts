import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { inPairs } from '../interleave.ts';
import { ratios } from '../statistics.ts';
import { visitorHeaders } from '../visitors.ts';
import { emptyPath, framedPath } from './pages.ts';

export interface ServerTimes {
  /** Milliseconds of a whole answer: the median of each round. */
  readonly empty: readonly number[];
  readonly framed: readonly number[];
  readonly ratio: readonly number[];
}

let asked = 0;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * Fetches a whole answer from the next visitor's address. Does not decompress it, because that would be the client's
 * time.
 */
const fetchWhole = async (url: string): Promise<void> => {
  const visitor = visitorHeaders[asked++ % visitorHeaders.length];
  const asking = get(url, { agent, headers: { ...visitor, 'accept-encoding': 'gzip, deflate, br, zstd' } });
  const [response]: IncomingMessage[] = await once(asking, 'response');
  if (response?.statusCode !== 200) throw new Error(`${url} answered ${response?.statusCode}`);
  response.resume();
  await once(response, 'end');
};

/** Measures the server time that the frame adds: alternates both pages, one request at a time. */
export const measureServerTimes = async (
  url: string,
  { rounds, requests }: { readonly rounds: number; readonly requests: number },
): Promise<ServerTimes> => {
  const pair = () =>
    inPairs(
      requests,
      () => fetchWhole(`${url}${emptyPath}`),
      () => fetchWhole(`${url}${framedPath}`),
    );
  await pair();
  const medians: (readonly [number, number])[] = [];
  for (let round = 0; round < rounds; round++) medians.push(await pair());
  const empty = medians.map(([one]) => one);
  const framed = medians.map(([, other]) => other);
  return { empty, framed, ratio: ratios(framed, empty) };
};
