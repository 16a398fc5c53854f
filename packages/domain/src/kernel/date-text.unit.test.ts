import { describe, expect, it } from 'vitest';
import { dateText, zoneText } from './date-text.ts';

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

const months = [
  ['janvier', 'jeudi'],
  ['février', 'dimanche'],
  ['mars', 'dimanche'],
  ['avril', 'mercredi'],
  ['mai', 'vendredi'],
  ['juin', 'lundi'],
  ['juillet', 'mercredi'],
  ['août', 'samedi'],
  ['septembre', 'mardi'],
  ['octobre', 'jeudi'],
  ['novembre', 'dimanche'],
  ['décembre', 'mardi'],
] as const;

describe('a date', () => {
  it.each(months.map(([month, weekday], index) => ({ month, weekday, index })))(
    'that is the first of $month is 1er in French, after a weekday too',
    ({ month, weekday, index }) => {
      const first = new Date(Date.UTC(2026, index, 1, 18, 5));
      const text = (shape: Intl.DateTimeFormatOptions) => dateText(first, 'fr-ca', { ...shape, timeZone: 'UTC' });
      expect(text({ dateStyle: 'long' })).toBe(`1er ${month} 2026`);
      expect(text({ dateStyle: 'full' })).toBe(`${weekday} 1er ${month} 2026`);
      expect(spaced(text({ dateStyle: 'long', timeStyle: 'short' }))).toBe(`1er ${month} 2026 à 18 h 05`);
      expect(text({ month: 'long', year: 'numeric' })).toBe(`${month} 2026`);
    },
  );

  it('that is another day, or in English, has its plain number', () => {
    const text = (day: number, language: 'en' | 'fr-ca') =>
      dateText(new Date(Date.UTC(2026, 11, day)), language, { dateStyle: 'long', timeZone: 'UTC' });
    expect(text(1, 'en')).toBe('December 1, 2026');
    expect([2, 11, 21, 31].map((day) => text(day, 'fr-ca'))).toEqual([
      '2 décembre 2026',
      '11 décembre 2026',
      '21 décembre 2026',
      '31 décembre 2026',
    ]);
  });

  it('keeps a French time on one line', () => {
    const at = new Date('2026-12-02T06:05:09Z');
    const text = dateText(at, 'fr-ca', { timeStyle: 'medium', hourCycle: 'h23', timeZone: 'America/Toronto' });
    expect(text).toBe('01\u00a0h\u00a005\u00a0min\u00a009\u00a0s');
  });

  it('names its time zone in both languages', () => {
    expect([zoneText('en'), zoneText('fr-ca')].map(spaced)).toEqual(['Eastern Time', 'heure de l’Est']);
  });
});
