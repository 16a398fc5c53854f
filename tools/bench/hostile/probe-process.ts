import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { answerParent } from '../child.ts';
import type { Probing } from './probe.ts';

const BETWEEN_MS = 3;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const ask = async ({ url, headers }: Probing): Promise<number> => {
  const began = performance.now();
  const [response]: IncomingMessage[] = await once(get(url, { agent, headers }), 'response');
  if (response?.statusCode !== 200) throw new Error(`${url} answered ${response?.statusCode}`);
  response.resume();
  await once(response, 'end');
  return performance.now() - began;
};

answerParent(async (probing: Probing): Promise<readonly number[]> => {
  const began = performance.now();
  const latencies: number[] = [];
  while (performance.now() - began < probing.millis) {
    latencies.push(await ask(probing));
    await pause(BETWEEN_MS);
  }
  return latencies;
});
