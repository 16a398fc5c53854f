import type { Instruments } from '@palmares/event-store/metrics';
import type { Labels } from '@palmares/event-store/testing';
import { expect, it } from 'vitest';
import { databaseMetrics } from './database-metrics.ts';

/** Records what each gauge holds, by name and labels. */
const remembering = () => {
  const held = new Map<string, number>();
  const at = (name: string, labels: Labels): string => [name, ...Object.values(labels)].join(' ');
  const instruments: Instruments = {
    counter: () => ({ inc: () => undefined }),
    histogram: () => ({ observe: () => undefined }),
    gauge: ({ name }) => ({
      set: (labels, value) => held.set(at(name, labels), value),
      clear: () => {
        for (const key of held.keys()) if (key.split(' ')[0] === name) held.delete(key);
      },
    }),
  };
  return { held, instruments };
};

it('a database that refuses is reported as down, and no reading of it is shown', async () => {
  const { held, instruments } = remembering();
  const open = () => Promise.reject(new Error('refused'));
  await databaseMetrics({ instruments, subscribers: [], open })();
  expect(held.get('palmares_database_up')).toBe(0);
  expect([...held.keys()].filter((key) => !/^palmares_(database_up|reading_failed)/.test(key))).toEqual([]);
});

it('a database that never answers is asked once, and no scrape waits for it forever', async () => {
  const { held, instruments } = remembering();
  let asked = 0;
  const open = () => {
    asked += 1;
    return new Promise<never>(() => undefined);
  };
  const read = databaseMetrics({ instruments, subscribers: [], open, timeoutMs: 1 });
  await read();
  await Promise.all([read(), read()]);
  expect(held.get('palmares_database_up')).toBe(0);
  expect(asked).toBe(1);
});
