import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToaster } from './create-toaster.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a notice', () => {
  it('shows one notice at a time, the newest', () => {
    const { show, current } = createToaster();
    show({ title: 'Saved' });
    const newest = show({ title: 'Copied' });
    expect(current()).toEqual({ id: newest, title: 'Copied' });
  });

  it('leaves 5000 ms after it appeared', () => {
    const { show, appeared, current } = createToaster();
    show({ title: 'Saved' });
    vi.advanceTimersByTime(60_000);
    expect(current()).not.toBeNull();
    appeared([]);
    vi.advanceTimersByTime(4999);
    expect(current()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(current()).toBeNull();
  });

  it('does not take its time from the one before it', () => {
    const { show, appeared, current } = createToaster();
    show({ title: 'Saved' });
    appeared([]);
    vi.advanceTimersByTime(4000);
    const newest = show({ title: 'Copied' });
    appeared([]);
    vi.advanceTimersByTime(4000);
    expect(current()?.id).toBe(newest);
  });

  it('tells whoever listens that it came and that it went', () => {
    const { show, dismiss, subscribe } = createToaster();
    const heard = vi.fn();
    subscribe(heard);
    show({ title: 'Saved' });
    dismiss();
    dismiss();
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
