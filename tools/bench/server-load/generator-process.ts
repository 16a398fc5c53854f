import { connect } from 'node:net';
import { answerParent } from '../child.ts';
import { createAnswerReader } from './answer-reader.ts';
import type { Load } from './generator.ts';

const requestsFor = ({ url, headers }: Load): readonly Buffer[] => {
  const { host, pathname } = new URL(url);
  return headers.map((each) => {
    const lines = Object.entries({ host, ...each }).map(([name, value]) => `${name}: ${value}\r\n`);
    return Buffer.from(`GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`);
  });
};

function* inTurn<Item>(items: readonly Item[]): Generator<Item, never> {
  for (;;) yield* items;
}

/**
 * Returns the number of answers that one connection received. Sends no request after `until`, and waits for the last
 * answer.
 */
const answersOfConnection = (url: URL, requests: readonly Buffer[], until: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
    const next = inTurn(requests);
    const send = () => socket.write(next.next().value);
    let answers = 0;
    const read = createAnswerReader(() => {
      answers += 1;
      if (performance.now() < until) send();
      else socket.destroy();
    });
    socket.on('connect', send);
    socket.on('data', (chunk) => {
      try {
        read(chunk);
      } catch (error) {
        socket.destroy();
        reject(error);
      }
    });
    socket.on('error', reject);
    socket.on('close', () => {
      if (performance.now() < until) reject(new Error(`${url} closed a connection`));
      else resolve(answers);
    });
  });

answerParent(async (load: Load): Promise<number> => {
  const url = new URL(load.url);
  const requests = requestsFor(load);
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: load.connections }, () => answersOfConnection(url, requests, began + load.millis)),
  );
  const total = answers.reduce((sum, each) => sum + each, 0);
  return (total * 1000) / (performance.now() - began);
});
