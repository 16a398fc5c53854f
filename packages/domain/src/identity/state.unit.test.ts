import { describe, expect, it } from 'vitest';
import type { IdentityResult } from './result.ts';
import { type Attempt, type IdentityState, identityResultOf, scoredAttempt } from './state.ts';

const nothing: IdentityResult = { masks: null, colors: null, learningStyles: null, grit: null };
const withGrit: IdentityResult = { ...nothing, grit: { score: 3, rating: 3 } };

const attempt = (attemptId: string, result: IdentityResult | null): Attempt => ({
  attemptId,
  bank: '2026-11',
  seed: 1,
  startedAt: '2026-11-20T12:00:00Z',
  deadline: '2026-11-20T12:25:00Z',
  answers: { masks: {}, colors: {}, learningStyles: {}, grit: {} },
  finished: { by: 'deadline', at: '2026-11-20T12:25:00Z' },
  scored: result && { rule: 1, result },
});

const after = (...attempts: readonly Attempt[]): IdentityState => ({ attempts, granted: null });

describe('the attempt that counts', () => {
  it.each([
    ['the last one with a whole part', [withGrit, withGrit], 1],
    ['an earlier one if the last has no whole part', [withGrit, nothing], 0],
    ['the last one if none has a whole part', [nothing, nothing], 1],
  ] as const)('is %s', (_, results, counted) => {
    const state = after(...results.map((result, index) => attempt(String(index), result)));
    expect(scoredAttempt(state)?.attemptId).toBe(String(counted));
  });

  it('gives no result if it has no whole part', () => {
    expect(identityResultOf(after(attempt('0', nothing)))).toBeNull();
    expect(identityResultOf(after(attempt('0', withGrit), attempt('1', nothing)))).toEqual(withGrit);
  });
});
