import { describe, expect, it } from 'vitest';
import { resetsScroll } from './scroll-reset.ts';

const route = (resetScroll?: boolean) => ({ staticData: resetScroll === undefined ? {} : { resetScroll } });

describe('arriving on a page', () => {
  it('begins at its top', () => {
    expect(resetsScroll([])).toBe(true);
    expect(resetsScroll([route(), route()])).toBe(true);
  });

  it('stays as far down as it was when a route says so', () => {
    expect(resetsScroll([route(), route(false)])).toBe(false);
    expect(resetsScroll([route(false), route()])).toBe(false);
  });

  it('follows the deepest route that says anything', () => {
    expect(resetsScroll([route(false), route(true), route()])).toBe(true);
    expect(resetsScroll([route(true), route(false)])).toBe(false);
  });
});
