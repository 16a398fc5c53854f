import { statSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

/** Sent by the parent to a process that preloads this module. */
export type TraceRequest = 'start' | 'stop';

/** Sent back for each request; after `stop`, the calls since `start`. */
export interface TraceAnswer {
  readonly calls: readonly string[];
}

const session = new Session();
session.connect();
let calls: string[] = [];

// Node emits these events where it calls the operating system, so calls through saved references are seen too.
session.on('NodeTracing.dataCollected', ({ params }) => {
  for (const event of params.value)
    if ('cat' in event && String(event.cat).includes('node.fs') && 'name' in event) calls.push(String(event.name));
});

const start = async (): Promise<TraceAnswer> => {
  calls = [];
  await session.post('NodeTracing.start', { traceConfig: { includedCategories: ['node.fs'] } });
  statSync(import.meta.filename);
  return { calls: [] };
};

const stop = async (): Promise<TraceAnswer> => {
  const complete = new Promise((resolve) => session.once('NodeTracing.tracingComplete', resolve));
  await session.post('NodeTracing.stop');
  await complete;
  const [own, ownEnd, ...others] = calls;
  if (own !== 'fs.sync.stat' || ownEnd !== own) throw new Error(`The trace missed its own call: ${calls.join(', ')}`);
  return { calls: others };
};

process.on('message', async (request: TraceRequest) => {
  process.send?.(await (request === 'start' ? start() : stop()));
});
