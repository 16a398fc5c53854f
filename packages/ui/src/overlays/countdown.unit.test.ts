import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCountdown } from './countdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const countdown = () => {
  const end = vi.fn();
  return { ...createCountdown(5000, end), end };
};

describe('a countdown', () => {
  it('ends once, after its time', () => {
    const { start, end } = countdown();
    start();
    vi.advanceTimersByTime(4999);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('continues after a pause with the time that was left', () => {
    const { start, hold, release, end } = countdown();
    start();
    vi.advanceTimersByTime(3000);
    hold('hover');
    vi.advanceTimersByTime(60_000);
    release('hover');
    vi.advanceTimersByTime(1999);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('waits until every hold is released', () => {
    const { start, hold, release, end } = countdown();
    start();
    hold('hover');
    hold('focus');
    hold('focus');
    release('hover');
    vi.advanceTimersByTime(60_000);
    expect(end).not.toHaveBeenCalled();
    release('focus');
    vi.advanceTimersByTime(5000);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('restarts with its full time', () => {
    const { start, hold, end } = countdown();
    start();
    vi.advanceTimersByTime(4000);
    hold('hover');
    start();
    vi.advanceTimersByTime(4999);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('can start held', () => {
    const { start, release, end } = countdown();
    start(['hidden']);
    vi.advanceTimersByTime(60_000);
    expect(end).not.toHaveBeenCalled();
    release('hidden');
    vi.advanceTimersByTime(5000);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('does not end after it is stopped, not even on a later release', () => {
    const { start, hold, release, stop, end } = countdown();
    start();
    hold('focus');
    stop();
    release('focus');
    vi.advanceTimersByTime(60_000);
    expect(end).not.toHaveBeenCalled();
  });
});
