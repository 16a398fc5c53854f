import { describe, expect, it } from 'vitest';
import { keepsCookies } from './keeps-cookies.ts';

/** A document whose cookies are what `keep` makes of each that is set. */
const aDocument = (first: string, keep: (cookie: string) => string) => {
  let kept = first;
  return {
    get cookie() {
      return kept;
    },
    set cookie(cookie: string) {
      kept = keep(cookie);
    },
  };
};

describe('a browser', () => {
  it('keeps cookies if it has the one of the page, or takes it again after all were cleared', () => {
    expect(keepsCookies(aDocument('lang=en', () => ''))).toBe(true);
    expect(keepsCookies(aDocument('', (cookie) => cookie.split(';')[0] ?? ''))).toBe(true);
  });

  it('keeps none if it takes none', () => {
    expect(keepsCookies(aDocument('', () => ''))).toBe(false);
  });
});
