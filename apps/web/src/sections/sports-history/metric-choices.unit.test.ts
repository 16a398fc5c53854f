import { blankMetric } from '@palmares/domain/sections';
import { expect, it } from 'vitest';
import { metricInUnit, metricOfKind } from './metric-choices.ts';

it('a metric starts with the result if that is a number of its kind', () => {
  expect(metricOfKind(null, 'time', '1:02.34')).toEqual({ ...blankMetric('time'), value: '1:02.34' });
  expect(metricOfKind(null, 'time', 'First')).toEqual(blankMetric('time'));
});

it('another kind keeps the number, source, date and link', () => {
  const time = { ...blankMetric('time'), value: 62_340, source: 'official', date: '2026-11-14' } as const;
  expect(metricOfKind(time, 'count', '')).toEqual({ ...time, kind: 'count', unit: 'none', value: '1:02.34' });
});

it('another unit keeps the number as it was written', () => {
  const stored = { ...blankMetric('distance'), value: 64_200 };
  expect(metricInUnit(stored, 'ft')).toMatchObject({ unit: 'ft', value: '6.42' });
  expect(metricInUnit({ ...stored, value: '6,' }, 'ft')).toMatchObject({ unit: 'ft', value: '6,' });
});
