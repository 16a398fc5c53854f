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
  const kept: Theme[] = [];
  const made = createThemeSwitch({ initial, keep: (theme) => kept.push(theme), prefersStillness: () => still });
  return { ...made, kept };
};

describe('the theme', () => {
  it('begins without a loader', () => {
    expect(themeSwitch({ initial: 'light' }).state()).toMatchObject({ theme: 'light', showThemeLoader: false });
  });

  it('changes 500 ms after the toggle, under a loader that ends at 1650 ms', () => {
    const { state, toggle, kept } = themeSwitch();
    toggle();
    vi.advanceTimersByTime(499);
    expect(state()).toMatchObject({ theme: 'dark', showThemeLoader: true });
    expect(kept).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(state()).toMatchObject({ theme: 'light', showThemeLoader: true });
    expect(kept).toEqual(['light']);
    vi.advanceTimersByTime(1149);
    expect(state().showThemeLoader).toBe(true);
    vi.advanceTimersByTime(1);
    expect(state()).toMatchObject({ theme: 'light', showThemeLoader: false });
  });

  it('stays as it is when toggled again before it changed', () => {
    const { state, toggle, kept } = themeSwitch();
    toggle();
    vi.advanceTimersByTime(300);
    toggle();
    expect(state()).toMatchObject({ theme: 'dark', showThemeLoader: false });
    vi.advanceTimersByTime(5000);
    expect(state()).toMatchObject({ theme: 'dark', showThemeLoader: false });
    expect(kept).toEqual([]);
  });

  it('goes back, with times of its own, when toggled again after it changed', () => {
    const { state, toggle, kept } = themeSwitch();
    toggle();
    vi.advanceTimersByTime(600);
    toggle();
    vi.advanceTimersByTime(1100);
    expect(state()).toMatchObject({ theme: 'dark', showThemeLoader: true });
    vi.advanceTimersByTime(550);
    expect(state()).toMatchObject({ theme: 'dark', showThemeLoader: false });
    expect(kept).toEqual(['light', 'dark']);
  });

  it('is kept when it is set directly, at once, and ends a switch under way', () => {
    const { state, toggle, setTheme, kept } = themeSwitch();
    toggle();
    setTheme('dark');
    vi.advanceTimersByTime(5000);
    expect(state()).toMatchObject({ theme: 'dark', showThemeLoader: false });
    expect(kept).toEqual(['dark']);
  });

  it('changes at once, without a loader, for whoever wants stillness', () => {
    const { state, toggle, kept } = themeSwitch({ still: true });
    toggle();
    expect(state()).toMatchObject({ theme: 'light', showThemeLoader: false });
    expect(kept).toEqual(['light']);
  });

  it('follows another tab, which has kept it', () => {
    const { state, follow, toggle, kept } = themeSwitch();
    follow('light');
    expect(state().theme).toBe('light');
    expect(kept).toEqual([]);
    toggle();
    vi.advanceTimersByTime(500);
    expect(state().theme).toBe('dark');
  });

  it('tells whoever listens, until they stop', () => {
    const { subscribe, setTheme } = themeSwitch();
    const heard = vi.fn();
    const stop = subscribe(heard);
    setTheme('light');
    stop();
    setTheme('dark');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
