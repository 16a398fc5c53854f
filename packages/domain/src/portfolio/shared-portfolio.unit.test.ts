import { describe, expect, it } from 'vitest';
import { readerOf } from './shared-portfolio.ts';

describe('what a public view is told about its athlete', () => {
  const bornIn2009 = { dateOfBirth: '2009-05-12' };
  const readOn = (day: string) => readerOf(bornIn2009, { at: new Date(`${day}T12:00:00Z`), language: 'fr-ca' });

  it('is the language of the reader, not the one of the athlete', () =>
    expect(readOn('2026-11-21').language).toBe('fr-ca'));

  it('is an adult from the 18th birthday on, as seen when the page is read', () => {
    expect(readOn('2027-05-11').adult).toBe(false);
    expect(readOn('2027-05-12').adult).toBe(true);
  });
});
