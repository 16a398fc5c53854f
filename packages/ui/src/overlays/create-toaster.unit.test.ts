import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToaster } from './create-toaster.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a toast', () => {
  it('is replaced by a newer one', () => {
    const { show, current } = createToaster();
    show({ title: 'Saved' });
    const newest = show({ title: 'Copied' });
    expect(current()).toEqual({ id: newest, title: 'Copied' });
  });

  it('disappears 5000 ms after it appeared', () => {
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

  it('has its own five seconds', () => {
    const { show, appeared, current } = createToaster();
    show({ title: 'Saved' });
    appeared([]);
    vi.advanceTimersByTime(4000);
    const newest = show({ title: 'Copied' });
    appeared([]);
    vi.advanceTimersByTime(4000);
    expect(current()?.id).toBe(newest);
  });

  it('notifies its subscribers when it is shown and when it is dismissed', () => {
    const { show, dismiss, subscribe } = createToaster();
    const heard = vi.fn();
    subscribe(heard);
    show({ title: 'Saved' });
    dismiss();
    dismiss();
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
