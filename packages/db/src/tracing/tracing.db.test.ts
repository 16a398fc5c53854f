import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { SpanKind } from '@opentelemetry/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spanReceiver } from '../testing/span-receiver.ts';
import { inSpan, startTracing, type Tracing, traceAppend, traceBatch } from './index.ts';

let receiver: Awaited<ReturnType<typeof spanReceiver>>;
let tracing: Tracing;

const command = '0199b2c4-7f3a-7e21-9d10-5b6a7c8d9e0f';
const trace = '0199b2c47f3a7e219d105b6a7c8d9e0f';
const other = '0199b2c4-7f3a-7e21-9d10-000000000001';

const append = {
  kind: 'portfolio',
  commandId: command,
  outcome: 'appended',
  events: 2,
  began: 1,
  seconds: 0.01,
} as const;
const batch = { subscriber: 'history', events: 5, commandIds: [command, other], began: 1, seconds: 0.02 };

beforeAll(async () => {
  receiver = await spanReceiver();
  const config = { endpoint: receiver.endpoint, headers: { 'x-key': 'a key' }, ratio: 1 };
  tracing = await startTracing({ service: 'palmares-web', config, onFailed: () => undefined });
  await inSpan({ name: 'a job', kind: SpanKind.CONSUMER, root: true }, async () => {
    await Promise.resolve();
    traceAppend(append);
  });
  traceBatch(batch);
  traceBatch({ ...batch, subscriber: 'plan', commandIds: [], seconds: null });
  const typed = new TypeError('Océane Thibaudeau');
  await inSpan({ name: 'fails' }, () => Promise.reject(typed)).catch(() => undefined);
  await tracing.stop();
});

afterAll(() => receiver.stop());

const named = (name: string) => receiver.spans.filter((span) => span.name === name);

describe('a span', () => {
  it('is sent as JSON when the process stops, with the headers that were set', () => {
    expect(receiver.headers[0]).toMatchObject({ 'content-type': 'application/json', 'x-key': 'a key' });
    expect(new Set(receiver.spans.map(({ service }) => service))).toEqual(new Set(['palmares-web']));
  });

  it('of an append is in the trace of its command, and linked to the job that made it', () => {
    const [job] = named('a job');
    expect(named('append portfolio')).toEqual([
      expect.objectContaining({
        traceId: trace,
        parentSpanId: '9d105b6a7c8d9e0f',
        links: [job?.traceId],
        attributes: { 'palmares.stream.kind': 'portfolio', 'palmares.outcome': 'appended', 'palmares.events': 2 },
      }),
    ]);
  });

  it('of a batch is in the trace of each command that it handled', () => {
    expect(named('project history').map(({ traceId }) => traceId)).toEqual([trace, other.replaceAll('-', '')]);
    expect(named('project plan')).toEqual([]);
  });

  it('of work that failed has the name of its error and not its message', () => {
    expect(named('fails')).toEqual([
      expect.objectContaining({ isError: true, attributes: { 'error.type': 'TypeError' } }),
    ]);
    expect(receiver.bodies.join()).not.toContain('Thibaudeau');
  });
});

describe('the share of traces', () => {
  /** The names of what a process records, in a process of its own: tracing starts once. */
  const recorded = async (ratio: number, ids: readonly string[]): Promise<readonly string[]> => {
    const collector = await spanReceiver();
    const config = { endpoint: collector.endpoint, headers: {}, ratio };
    await runProgram(`
      const tracing = await startTracing({ service: 'palmares-worker', config: ${JSON.stringify(config)}, onFailed() {} });
      traceBatch({ subscriber: 'plan', events: 1, commandIds: ${JSON.stringify(ids)}, began: 1, seconds: 1 });
      await tracing.stop();
    `);
    await collector.stop();
    return collector.spans.map(({ traceId }) => traceId);
  };

  it('is decided by the id of the trace alone, so that every process records the same', async () => {
    const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
    const [one, another] = [await recorded(0.3, ids), await recorded(0.3, ids)];
    expect(one).toEqual(another);
    expect(one.length).toBeGreaterThan(20);
    expect(one.length).toBeLessThan(110);
  });
});

const run = promisify(execFile);

const runProgram = async (text: string): Promise<string> => {
  const imported = `import { startTracing, traceBatch } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', imported + text]);
  return stdout;
};

describe('the SDK', () => {
  const loaded = async (config: object | undefined): Promise<readonly string[]> => {
    const printed = await runProgram(`
      import { createRequire } from 'node:module';
      const tracing = await startTracing({ service: 'palmares-worker', config: ${JSON.stringify(config)}, onFailed() {} });
      const files = Object.keys(createRequire(import.meta.url).cache);
      await tracing.stop();
      console.log(JSON.stringify(files));
    `);
    const files: readonly string[] = JSON.parse(printed);
    return [...new Set(files.flatMap((file) => /@opentelemetry\/([\w-]+)/.exec(file)?.[1] ?? []))];
  };

  it('is loaded only if there is an address to send spans to', async () => {
    expect(await loaded(undefined)).toEqual(['api']);
    expect(await loaded({ endpoint: 'http://127.0.0.1:9', headers: {}, ratio: 1 })).toContain('sdk-trace');
  });
});

it('a collector that cannot be reached is reported, and nothing else fails', async () => {
  const printed = await runProgram(`
    const config = { endpoint: 'http://127.0.0.1:9', headers: {}, ratio: 1 };
    const tracing = await startTracing({ service: 'palmares-worker', config, onFailed: () => console.log('lost') });
    traceBatch({ subscriber: 'plan', events: 1, commandIds: ['${command}'], began: 1, seconds: 1 });
    await tracing.stop();
    console.log('stopped');
  `);
  expect(printed.trim().split('\n')).toEqual(['lost', 'stopped']);
});
