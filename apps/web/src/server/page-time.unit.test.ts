import { afterEach, expect, it, vi } from 'vitest';
import { clock } from './clock.server.ts';
import { pageTime } from './page-time.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('a page is rendered at the time of the server’s clock', () => {
  const at = new Date('2031-02-03T04:05:06Z');
  vi.spyOn(clock, 'now').mockReturnValue(at);
  expect(pageTime()).toEqual(at);
});
