import { describe, expect, it } from 'vitest';
import { dayWords, endDayWords } from './figures.ts';

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('a day in a mail', () => {
  it('on which something ends names its time zone', () => {
    // Still December 2 in Toronto.
    const at = new Date('2026-12-03T04:30:00Z');
    expect(spaced(endDayWords(at, 'en'))).toBe('December 2, 2026 (Eastern Time)');
    expect(spaced(endDayWords(at, 'fr-ca'))).toBe('2 décembre 2026 (heure de l’Est)');
  });

  it('that is the first of its month is 1er in French', () => {
    const first = new Date('2026-08-01T15:00:00Z');
    expect(spaced(dayWords(first, 'fr-ca'))).toBe('1er août 2026');
    expect(spaced(dayWords(first, 'en'))).toBe('August 1, 2026');
    expect(spaced(dayWords(new Date('2026-12-21T15:00:00Z'), 'fr-ca'))).toBe('21 décembre 2026');
  });
});
