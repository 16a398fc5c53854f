import { describe, expect, it } from 'vitest';
import { safeNextPath } from './next-path.ts';

describe('the page after log in', () => {
  it('is a page of this site, with its query', () => {
    expect(safeNextPath('/en/app/portfolio/share?from=mail')).toBe('/en/app/portfolio/share?from=mail');
  });

  it.each([
    'https://other.example/en',
    '//other.example/en',
    '/\\other.example/en',
    '/\t/other.example/en',
    'javascript:alert(1)',
    'en/app',
    '/api/trpc',
    '',
    undefined,
    ['/en/app'],
  ])('is not %s', (next) => {
    expect(safeNextPath(next)).toBeUndefined();
  });
});
