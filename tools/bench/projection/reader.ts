import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BenchContext } from '../suite.ts';
import type { Memory } from './memory.ts';
import type { SubscriberSet } from './our-reader.ts';

export type ReaderOptions =
  | {
      readonly store: 'ours';
      readonly url: string;
      /** Base64. */
      readonly masterKey: string;
      readonly subscribers: readonly SubscriberSet[];
    }
  | { readonly store: 'emmett'; readonly url: string };

export interface ReaderRequest {
  readonly id: number;
  readonly does: 'start' | 'stop' | 'look';
}

export interface ReaderAnswer {
  readonly id: number;
  readonly memory: Memory;
}

/** A reader in its own process. Each answer reports that process's memory and its peaks since the last one. */
export interface Reader {
  start(): Promise<Memory>;
  /** Stops reading; the process keeps running. */
  stop(): Promise<Memory>;
  look(): Promise<Memory>;
}

export const readerProcess = async (context: BenchContext, options: ReaderOptions): Promise<Reader> => {
  const child = fork(join(import.meta.dirname, 'reader-process.ts'), [JSON.stringify(options)], {
    execArgv: ['--expose-gc'],
  });
  const waiting = new Map<number, PromiseWithResolvers<Memory>>();
  const ready = Promise.withResolvers<Memory>();
  waiting.set(0, ready);
  let asked = 0;
  child.on('message', ({ id, memory }: ReaderAnswer) => {
    waiting.get(id)?.resolve(memory);
    waiting.delete(id);
  });
  child.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error(`The reader of ${options.store} ended unexpectedly`));
  });
  const ask = (does: ReaderRequest['does']): Promise<Memory> => {
    const answered = Promise.withResolvers<Memory>();
    asked += 1;
    waiting.set(asked, answered);
    const request: ReaderRequest = { id: asked, does };
    child.send(request);
    return answered.promise;
  };
  await ready.promise;
  context.defer(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    await ask('stop');
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  });
  return { start: () => ask('start'), stop: () => ask('stop'), look: () => ask('look') };
};
