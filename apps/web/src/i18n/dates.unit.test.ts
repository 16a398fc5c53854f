import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '../paraglide/runtime.js';
import { calendarDayWords, dayWords, endDayWords, isOtherClock, timeWords, versionWords } from './dates.ts';

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');
const inFrench = () => overwriteGetLocale(() => 'fr-ca');

const usual = getLocale;

beforeEach(() => overwriteGetLocale(() => 'en'));
afterAll(() => overwriteGetLocale(usual));

describe('a day on a page', () => {
  it('on which something ends names its time zone', () => {
    // Still December 2 in Toronto.
    const at = new Date('2026-12-03T04:30:00Z');
    expect(spaced(endDayWords(at))).toBe('December 2, 2026 (Eastern Time)');
    inFrench();
    expect(spaced(endDayWords(at))).toBe('2 décembre 2026 (heure de l’Est)');
  });

  it('that is the first of its month is 1er in French', () => {
    expect(spaced(calendarDayWords('2026-12-01'))).toBe('December 1, 2026');
    inFrench();
    expect(spaced(calendarDayWords('2026-12-01'))).toBe('1er décembre 2026');
    expect(spaced(calendarDayWords('2026-12-21'))).toBe('21 décembre 2026');
    const night = new Date('2026-12-01T06:05:00Z');
    expect(spaced(timeWords(night))).toBe('1er décembre 2026 à 01 h 05');
    expect(spaced(dayWords(night))).toBe('mardi 1er décembre 2026');
  });

  it.each([
    ['America/Toronto', false],
    ['America/New_York', false],
    ['America/Vancouver', true],
    // The first is on Toronto's winter time all year, the second on its summer time.
    ['America/Panama', true],
    ['America/Barbados', true],
  ])('is on a clock that a reader in %s has too, in winter and summer, unless it is another: %s', (zone, isOther) => {
    for (const at of ['2026-12-01T06:05:00Z', '2026-07-01T06:05:00Z'])
      expect(isOtherClock(new Date(at), zone)).toBe(isOther);
  });

  it('of a legal text has its number from the second version of the day', () => {
    expect(spaced(versionWords('2026-11-26'))).toBe('November 26, 2026');
    expect(spaced(versionWords('2026-11-26.2'))).toBe('November 26, 2026 (2)');
    expect(spaced(versionWords('2026-11-26.2', ['2026-11-26.2', '2026-11-25']))).toBe('November 26, 2026');
    expect(spaced(versionWords('2026-11-26.2', ['2026-11-26.2', '2026-11-26']))).toBe('November 26, 2026 (2)');
  });
});
