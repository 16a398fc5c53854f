import { readWithEmmett } from './emmett-reader.ts';
import { createMemoryWatch } from './memory.ts';
import { readWithOurs } from './our-reader.ts';
import type { ReaderAnswer, ReaderOptions, ReaderRequest } from './reader.ts';

const options: ReaderOptions = JSON.parse(process.argv[2] ?? '{}');
const memory = createMemoryWatch();
let reader: { stop(): Promise<void> } | undefined;

const open = (): { stop(): Promise<void> } =>
  options.store === 'emmett'
    ? readWithEmmett(options.url)
    : readWithOurs(options.url, Buffer.from(options.masterKey, 'base64'), options.subscribers);

const answer = (id: number): void => {
  const message: ReaderAnswer = { id, memory: memory.read() };
  process.send?.(message);
};

process.on('message', async ({ id, does }: ReaderRequest) => {
  if (does === 'start') reader = open();
  if (does === 'stop') {
    await reader?.stop();
    reader = undefined;
  }
  answer(id);
});
// Exits with the bench.
process.on('disconnect', () => process.exit(0));
answer(0);
