import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { answerParent } from '../child.ts';
import { atRate } from '../load.ts';
import { visitorHeaders } from '../visitors.ts';
import type { InTurn, Paced } from './client.ts';

const CONNECTIONS = 20;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
let asked = 0;

/** Sends a request from the next visitor's address. Returns milliseconds until the whole answer. */
const ask = async (url: string): Promise<number> => {
  const visitor = visitorHeaders[asked++ % visitorHeaders.length];
  const began = performance.now();
  const request = get(url, { agent, headers: { ...visitor, 'accept-encoding': 'gzip' } });
  const [response]: IncomingMessage[] = await once(request, 'response');
  const status = response?.statusCode;
  if (!response || (status !== 200 && status !== 404)) throw new Error(`${url} answered ${status}`);
  response.resume();
  await once(response, 'end');
  return performance.now() - began;
};

const paced = async ({ url, perSecond, count }: Paced) => {
  const latencies: number[] = [];
  await atRate({ perSecond, count }, async () => {
    latencies.push(await ask(url));
  });
  return [latencies];
};

const inTurn = async ({ urls, count }: InTurn) => {
  const latencies = urls.map((): number[] => []);
  for (let turn = 0; turn < count; turn++) {
    for (let place = 0; place < urls.length; place++) {
      const index = (place + turn) % urls.length;
      latencies[index]?.push(await ask(urls[index] ?? ''));
    }
  }
  return latencies;
};

answerParent((load: Paced | InTurn) => (load.kind === 'paced' ? paced(load) : inTurn(load)));
