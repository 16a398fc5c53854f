import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialNavigation, named, readyToAnimate } from './navigation-state.ts';
import { createNavigationStore } from './navigation-store.ts';

describe('the state of the navigation', () => {
  it('begins without a name and ready to animate', () => {
    expect(createNavigationStore().state()).toEqual({ name: 'none', animationReady: true });
  });

  it.each(['app', 'none'] as const)('takes the name %s and leaves the rest', (name) => {
    expect(named(initialNavigation, name)).toEqual({ name, animationReady: true });
  });

  it('stays the same object when nothing is different', () => {
    expect(named(initialNavigation, 'none')).toBe(initialNavigation);
    expect(readyToAnimate(initialNavigation, true)).toBe(initialNavigation);
  });

  it('tells of a name only when it is another one', () => {
    const store = createNavigationStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    expect(store.setName('app')).toBe(true);
    expect(store.setName('app')).toBe(false);
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    store.setName('none');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a reset of the animation', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is not ready at once and ready after 500 ms', () => {
    const store = createNavigationStore();
    store.resetAnimation();
    expect(store.state().animationReady).toBe(false);
    vi.advanceTimersByTime(499);
    expect(store.state().animationReady).toBe(false);
    vi.advanceTimersByTime(1);
    expect(store.state().animationReady).toBe(true);
  });

  it('cancels the one that is pending', () => {
    const store = createNavigationStore();
    const listener = vi.fn();
    store.resetAnimation();
    vi.advanceTimersByTime(400);
    store.subscribe(listener);
    store.resetAnimation();
    vi.advanceTimersByTime(499);
    expect(store.state().animationReady).toBe(false);
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(store.state().animationReady).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps the name', () => {
    const store = createNavigationStore();
    store.setName('app');
    store.resetAnimation();
    expect(store.state()).toEqual({ name: 'app', animationReady: false });
  });
});
