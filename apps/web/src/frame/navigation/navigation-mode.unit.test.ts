import { describe, expect, it } from 'vitest';
import { navigationMode } from './navigation-mode.ts';

describe('the navigation', () => {
  it.each([
    ['/en/app', 'app'],
    ['/en/app/portfolio/edit/motto?x=1', 'app'],
    ['/fr-ca/app/identity/results', 'app'],
    ['/en/app/identity/test', 'none'],
    ['/en/app/athlete-plan', 'none'],
    ['/en/app/athlete-plan/unsubscribe', 'none'],
    ['/en/auth', 'none'],
    ['/fr-ca/auth/sign-up', 'none'],
  ])('of %s is %s', (path, mode) => {
    expect(navigationMode(path)).toBe(mode);
  });

  it('compares whole segments after the language', () => {
    expect(navigationMode('/en/application')).toBe('none');
    expect(navigationMode('/en/auth/app')).toBe('none');
    expect(navigationMode('/en/app/identity/testing')).toBe('app');
  });
});
