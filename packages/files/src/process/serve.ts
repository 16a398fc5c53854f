import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import type { Bounds } from './bounds.ts';

/** Disables sockets, because Node's permissions do not cover the network. */
const refuseNetwork = (): void => {
  Socket.prototype.connect = () => {
    throw new Error('A process that reads a file has no network');
  };
};

/** Watches the bounds from another thread, because unpacking a bomb blocks its own. */
const watch = (program: string, bounds: Bounds): void => {
  new Worker(program, { workerData: bounds }).unref();
};

/** Handles one request from the parent, and exits with it. */
export const serve = <Order, Answer>(answer: (order: Order) => Promise<Answer>): void => {
  refuseNetwork();
  const [memory, computing, watcher] = process.argv.slice(2);
  const [memoryMiB, seconds] = [Number(memory), Number(computing)];
  if (!memoryMiB || !seconds || !watcher) throw new Error('The process has no bounds');
  watch(watcher, { memoryMiB, seconds });
  process.once('disconnect', () => process.exit());
  process.once('message', async ({ order }: { readonly order: Order }) => {
    process.send?.(await answer(order));
  });
};
