import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { answerParent } from '../child.ts';
import type { Probed, Probing } from './probe.ts';

const BETWEEN_MS = 3;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const ask = async ({ url, headers, body }: Probing): Promise<{ millis: number; isBusy: boolean }> => {
  const began = performance.now();
  const asked = request(url, { agent, headers, method: body === undefined ? 'GET' : 'POST' });
  asked.end(body);
  const [response]: IncomingMessage[] = await once(asked, 'response');
  const isBusy = response?.statusCode === 503;
  if (!response || !(isBusy || response.statusCode === 200)) throw new Error(`${url} answered ${response?.statusCode}`);
  response.resume();
  await once(response, 'end');
  return { millis: performance.now() - began, isBusy };
};

answerParent(async (probing: Probing): Promise<Probed> => {
  const began = performance.now();
  const latencies: number[] = [];
  let busy = 0;
  while (performance.now() - began < probing.millis) {
    const { millis, isBusy } = await ask(probing);
    if (isBusy) busy += 1;
    else latencies.push(millis);
    await pause(BETWEEN_MS);
  }
  return { latencies, busy };
});
