import { expect, it } from 'vitest';
import type { Instruments } from './instruments.ts';
import { projectorMetrics } from './projector-metrics.ts';

it('a batch that only skipped events of kinds it does not read counts them and has no duration', () => {
  const counted: number[] = [];
  const observed: number[] = [];
  const instruments: Instruments = {
    counter: ({ name }) => ({
      inc: (_, by = 1) => void (name === 'palmares_projected_events_total' && by > 0 && counted.push(by)),
    }),
    histogram: () => ({ observe: (_, value) => void observed.push(value) }),
    gauge: () => ({ set: () => undefined, clear: () => undefined }),
  };
  const { onBatch } = projectorMetrics(instruments, ['profile', 'balance']);
  const batch = { events: 3, commandIds: [], began: 0 };
  onBatch({ ...batch, subscriber: 'profile', seconds: 0.25 });
  onBatch({ ...batch, subscriber: 'balance', seconds: null });
  expect(counted).toEqual([3, 3]);
  expect(observed).toEqual([0.25]);
});
