import { afterEach, expect, it, vi } from 'vitest';
import { wasLoadedForVideos } from './video-frames.ts';

afterEach(() => vi.restoreAllMocks());

const loadedFrom = (...names: readonly string[]) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(
      names.map((name) => ({ name, entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) })),
    );

it('players may be framed on a page that was loaded with their policy, and not after moving there', () => {
  loadedFrom('https://palmares.example/en/app/portfolio/edit/highlights?a=1#b');
  expect(wasLoadedForVideos()).toBe(true);
  loadedFrom('https://palmares.example/en/app/dashboard');
  expect(wasLoadedForVideos()).toBe(false);
  loadedFrom();
  expect(wasLoadedForVideos()).toBe(false);
});
