import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Theme } from './theme.ts';
import { createThemeSwitch } from './theme-switch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const themeSwitch = ({ initial = 'dark', still = false }: { initial?: Theme; still?: boolean } = {}) => {
  const stored: Theme[] = [];
  const made = createThemeSwitch({ initial, store: (theme) => stored.push(theme), prefersReducedMotion: () => still });
  return { ...made, stored };
};

describe('the theme', () => {
  it('begins without a loader', () => {
    expect(themeSwitch({ initial: 'light' }).state()).toMatchObject({ theme: 'light', showThemeLoader: false });
  });

  it('changes 500 ms after the toggle, under a loader that ends at 1650 ms', () => {
    const { state, toggle, stored } = themeSwitch();
    toggle();
    vi.advanceTimersByTime(499);
    expect(state()).toMatchObject({ theme: 'dark', showThemeLoader: true });
    expect(stored).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(state()).toMatchObject({ theme: 'light', showThemeLoader: true });
    expect(stored).toEqual(['light']);
    vi.advanceTimersByTime(1149);
    expect(state().showThemeLoader).toBe(true);
    vi.advanceTimersByTime(1);
    expect(state()).toMatchObject({ theme: 'light', showThemeLoader: false });
  });

  it('stays as it is when toggled again before it changed', () => {
    const { state, toggle, stored } = themeSwitch();
    toggle();
    vi.advanceTimersByTime(300);
    toggle();
    expect(state()).toMatchObject({ theme: 'dark', showThemeLoader: false });
    vi.advanceTimersByTime(5000);
    expect(state()).toMatchObject({ theme: 'dark', showThemeLoader: false });
    expect(stored).toEqual([]);
  });

  it('goes back, on timers of its own, when toggled again after it changed', () => {
    const { state, toggle, stored } = themeSwitch();
    toggle();
    vi.advanceTimersByTime(600);
    toggle();
    vi.advanceTimersByTime(1100);
    expect(state()).toMatchObject({ theme: 'dark', showThemeLoader: true });
    vi.advanceTimersByTime(550);
    expect(state()).toMatchObject({ theme: 'dark', showThemeLoader: false });
    expect(stored).toEqual(['light', 'dark']);
  });

  it('is stored at once when it is set directly, which ends a running switch', () => {
    const { state, toggle, setTheme, stored } = themeSwitch();
    toggle();
    setTheme('dark');
    vi.advanceTimersByTime(5000);
    expect(state()).toMatchObject({ theme: 'dark', showThemeLoader: false });
    expect(stored).toEqual(['dark']);
  });

  it('changes at once, without a loader, for a person who prefers reduced motion', () => {
    const { state, toggle, stored } = themeSwitch({ still: true });
    toggle();
    expect(state()).toMatchObject({ theme: 'light', showThemeLoader: false });
    expect(stored).toEqual(['light']);
  });

  it('follows another tab, which has stored it', () => {
    const { state, follow, toggle, stored } = themeSwitch();
    follow('light');
    expect(state().theme).toBe('light');
    expect(stored).toEqual([]);
    toggle();
    vi.advanceTimersByTime(500);
    expect(state().theme).toBe('dark');
  });

  it('notifies its subscribers until they unsubscribe', () => {
    const { subscribe, setTheme } = themeSwitch();
    const heard = vi.fn();
    const stop = subscribe(heard);
    setTheme('light');
    stop();
    setTheme('dark');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
