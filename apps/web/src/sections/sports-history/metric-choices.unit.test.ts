import { blankMetric } from '@palmares/domain/sections';
import { afterEach, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '../../paraglide/runtime.js';
import { figureText, metricInUnit, metricOfKind, metricReadings, typedHere } from './metric-choices.ts';

const usual = getLocale;

afterEach(() => overwriteGetLocale(usual));

it('a metric starts with the result if that is a number of its kind', () => {
  expect(metricOfKind(null, 'time', '1:02.34')).toEqual({
    ...blankMetric('time'),
    value: '1:02.34',
    typedIn: 'en',
  });
  expect(metricOfKind(null, 'time', 'First')).toEqual(blankMetric('time'));
});

it('another kind keeps the number, source, date and link', () => {
  const time = { ...blankMetric('time'), value: 62_340, source: 'official', date: '2026-11-14' } as const;
  expect(metricOfKind(time, 'count', '')).toEqual({
    ...time,
    kind: 'count',
    unit: 'none',
    value: '1:02.34',
    typedIn: 'en',
  });
});

it('another unit keeps the number as it was written', () => {
  const stored = { ...blankMetric('distance'), value: 64_200 };
  expect(metricInUnit(stored, 'ft')).toMatchObject({ unit: 'ft', value: '6.42' });
  expect(metricInUnit({ ...stored, value: '6,' }, 'ft')).toMatchObject({ unit: 'ft', value: '6,' });
});

it('a number keeps its value when the language of the page changes', () => {
  overwriteGetLocale(() => 'en');
  const typed = { ...blankMetric('distance'), ...typedHere('1,500') };
  expect([figureText(typed), metricReadings(typed)]).toEqual(['1,500', [15_000_000]]);

  overwriteGetLocale(() => 'fr-ca');
  expect([figureText(typed), metricReadings(typed)]).toEqual(['1500\u00a0m', [15_000_000]]);
  expect(metricInUnit(typed, 'yd')).toEqual({ ...typed, unit: 'yd', value: '1500', typedIn: 'fr-ca' });
});

it('a number that can be read in two ways stays as it was typed, on either page', () => {
  overwriteGetLocale(() => 'fr-ca');
  const typed = { ...blankMetric('rating'), ...typedHere('1.850') };
  for (const language of ['fr-ca', 'en'] as const) {
    overwriteGetLocale(() => language);
    expect([figureText(typed), metricReadings(typed)]).toEqual(['1.850', [1850, 1_850_000]]);
    expect(metricOfKind(typed, 'distance', '')).toMatchObject({ value: '1.850', typedIn: 'fr-ca' });
  }
});

it('a number that is not understood stays as it was typed', () => {
  const typed = { ...blankMetric('time'), value: 'fast', typedIn: 'fr-ca' } as const;
  expect(figureText(typed)).toBe('fast');
});
