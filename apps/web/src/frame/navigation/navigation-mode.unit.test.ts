import { describe, expect, it } from 'vitest';
import { navigationMode } from './navigation-mode.ts';

describe('the navigation', () => {
  it.each([
    ['/en', 'visitor'],
    ['/fr-ca/blog/getting-an-ncaa-id', 'visitor'],
    ['/en/app', 'app'],
    ['/en/app/portfolio/edit/motto?x=1', 'app'],
    ['/fr-ca/app/identity/results', 'app'],
    ['/en/app/identity/test', 'none'],
    ['/en/app/athlete-plan', 'none'],
    ['/en/app/athlete-plan/unsubscribe', 'none'],
    ['/en/auth', 'none'],
    ['/fr-ca/auth/sign-up', 'none'],
    ['/en/athletes/abc', 'none'],
    ['/en/history/abc', 'none'],
    ['/en/portfolio-demo-gate', 'none'],
  ])('of %s is %s', (path, mode) => {
    expect(navigationMode(path)).toBe(mode);
  });

  it('compares whole segments after the language', () => {
    expect(navigationMode('/en/blog/authentic-stories')).toBe('visitor');
    expect(navigationMode('/en/authentic')).toBe('visitor');
    expect(navigationMode('/en/portfolio-demo')).toBe('visitor');
    expect(navigationMode('/en/application')).toBe('visitor');
    expect(navigationMode('/en/app/identity/testing')).toBe('app');
    expect(navigationMode('/en/blog/auth')).toBe('visitor');
  });
});
