import { expect, it } from 'vitest';
import { countdownEnd } from './use-countdown.ts';

const year = 365 * 24 * 3_600_000;

it('a countdown is over in time on a device whose clock is behind the server’s', () => {
  const answeredAt = Date.UTC(2026, 10, 27);
  const now = answeredAt - year;
  expect(countdownEnd(60, answeredAt, now)).toBe(now + 60_000);
});

it('a countdown is counted from the answer, however long ago that was', () => {
  const answeredAt = Date.UTC(2026, 10, 27);
  expect(countdownEnd(60, answeredAt, answeredAt + 45_000)).toBe(answeredAt + 60_000);
  expect(countdownEnd(60, answeredAt, answeredAt + year)).toBeLessThan(answeredAt + year);
});
