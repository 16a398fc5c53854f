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

  it('goes on after a pause with what was left', () => {
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

  it('waits for everything that holds it', () => {
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

  it('begins anew with its whole time', () => {
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

  it('may begin held', () => {
    const { start, release, end } = countdown();
    start(['hidden']);
    vi.advanceTimersByTime(60_000);
    expect(end).not.toHaveBeenCalled();
    release('hidden');
    vi.advanceTimersByTime(5000);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('does not end once it is stopped, nor by a release that comes after', () => {
    const { start, hold, release, stop, end } = countdown();
    start();
    hold('focus');
    stop();
    release('focus');
    vi.advanceTimersByTime(60_000);
    expect(end).not.toHaveBeenCalled();
  });
});
