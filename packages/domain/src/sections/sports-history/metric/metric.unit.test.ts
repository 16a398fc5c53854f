import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../../kernel/field-errors.ts';
import { languages } from '../../../kernel/language.ts';
import { metricFigure } from './figure.ts';
import { blankMetric, metric } from './metric.ts';
import { figureReadings } from './read-figure.ts';
import { isInRange, metricKinds, unitsOf } from './units.ts';

const all = metricKinds.flatMap((kind) => unitsOf(kind).map((unit) => ({ kind, unit })));

describe('a number as people write it', () => {
  it.each([
    ['52.31', 'time', 's', 52_310],
    ['29,71 s', 'time', 's', 29_710],
    ['1:02.34', 'time', 's', 62_340],
    ['1:02,84', 'time', 's', 62_840],
    ['2 min 16,1 s', 'time', 's', 136_100],
    ['2\'16"1', 'time', 's', 136_100],
    ['52"31', 'time', 's', 52_310],
    ['1\'02"34', 'time', 's', 62_340],
    ['1’02”34', 'time', 's', 62_340],
    ['1 min 02 s 34', 'time', 's', 62_340],
    ["4'05", 'time', 's', 245_000],
    ['2 h 05 min 30 s', 'time', 's', 7_530_000],
    ['1h02', 'time', 's', 3_720_000],
    ['2 h', 'time', 's', 7_200_000],
    ['1 h 30 s', 'time', 's', null],
    ['11,245', 'time', 's', 11_245],
    ['11.24 (+1.2)', 'time', 's', null],
    ['6m42', 'distance', 'm', 64_200],
    ['6 m 42', 'distance', 'm', 64_200],
    ['1m85', 'height', 'm', 18_500],
    ['1 m 85 cm', 'height', 'm', 18_500],
    ['6m4', 'distance', 'm', null],
    ['1m85', 'height', 'cm', null],
    ['3:05:20', 'time', 's', 11_120_000],
    ['1 h 5 min', 'time', 's', 3_900_000],
    ['1:75', 'time', 's', null],
    ['fast', 'time', 's', null],
    ['6.42 m', 'distance', 'm', 64_200],
    ['6,42', 'distance', 'm', 64_200],
    ['6.42 m', 'distance', 'ft', null],
    ['20 ft 3.5 in', 'distance', 'ft', 61_849],
    ['20′ 3½″', 'distance', 'ft', null],
    ['20-3.5', 'distance', 'ft', 61_849],
    ['5’11”', 'height', 'ft', 18_034],
    ['5’12”', 'height', 'ft', null],
    ['32 po', 'height', 'in', 8128],
    ['1 250 km', 'distance', 'km', 12_500_000_000],
    ['225 lbs', 'weight', 'lb', 102_058],
    ['87 mph', 'speed', 'mph', 38_892],
    ['140 km/h', 'speed', 'km/h', 38_889],
    ['−5', 'count', 'none', -5],
    ['1,250', 'count', 'none', 1250],
    ['12.5', 'count', 'none', null],
    ['.931', 'percent', 'average', 9310],
    ['93,1 %', 'percent', 'average', 9310],
    ['93.1', 'percent', 'percent', 9310],
    [',931', 'percent', 'percent', 9310],
    ['1', 'percent', 'percent', 100],
    ['1.88', 'rating', 'none', 1880],
  ] as const)('%j as %s in %s is %j in either language', (text, kind, unit, value) =>
    expect(languages.map((language) => figureReadings(text, { kind, unit, language }))).toEqual(
      languages.map(() => (value === null ? [] : [value])),
    ),
  );
});

describe('a number with three digits behind a sign', () => {
  it.each([
    ['1,500', 'distance', 'm', [15_000_000], [15_000]],
    ['1,500 m', 'distance', 'm', [15_000_000], [15_000]],
    ['1.500', 'distance', 'm', [15_000], [15_000, 15_000_000]],
    ['1 500', 'distance', 'm', [15_000_000], [15_000_000]],
    ['1,5', 'distance', 'm', [15_000], [15_000]],
    ['1.5', 'distance', 'm', [15_000], [15_000]],
    ['1,650', 'distance', 'yd', [15_087_600], [15_088]],
    ['1,025', 'weight', 'lb', [464_932], [465]],
    ['1,850', 'rating', 'none', [1_850_000], [1850]],
    ['1.850', 'rating', 'none', [1850], [1850, 1_850_000]],
    ['82,500', 'weight', 'kg', [82_500], [82_500]],
    ['82.500', 'weight', 'kg', [82_500], [82_500]],
    ['1.850', 'height', 'm', [18_500], [18_500]],
    ['1,234', 'count', 'none', [1234], [1234]],
    ['1.234', 'count', 'none', [1234], [1234]],
    ['93,125', 'percent', 'percent', [9313], [9313]],
  ] as const)('%j as %s in %s is %j in English and %j in French', (text, kind, unit, en, fr) =>
    expect(languages.map((language) => figureReadings(text, { kind, unit, language }))).toEqual([en, fr]),
  );

  it.each(['1,500', '1.500'])('%j is not read where nobody knows in which language it was typed', (text) =>
    expect(figureReadings(text, { kind: 'distance', unit: 'm', language: null })).toEqual([15_000, 15_000_000]),
  );

  it('of 10 million is not read at all', () =>
    expect(figureReadings(`1${' '.repeat(10_000_000)}`, { kind: 'distance', unit: 'm', language: 'en' })).toEqual([]));
});

describe('a metric', () => {
  it.each([
    ['time', 's', 62_340, '1:02.34', '1:02,34'],
    ['time', 's', 1800, '1.80\u00a0s', '1,80\u00a0s'],
    ['time', 's', 11_120_000, '3:05:20', '3:05:20'],
    ['distance', 'm', 64_200, '6.42\u00a0m', '6,42\u00a0m'],
    ['distance', 'm', 400_000, '40\u00a0m', '40\u00a0m'],
    ['distance', 'ft', 61_849, '20′\u00a03.5″', '20′\u00a03,5″'],
    ['distance', 'ft', 60_959, '20′', '20′'],
    ['height', 'in', 8128, '32\u00a0in', '32\u00a0po'],
    ['weight', 'lb', 102_058, '225\u00a0lb', '225\u00a0lb'],
    ['speed', 'mph', 38_892, '87\u00a0mph', '87\u00a0mi/h'],
    ['count', 'none', 612, '612', '612'],
    ['count', 'none', 12_500, '12,500', '12\u00a0500'],
    ['percent', 'average', 9310, '.931', ',931'],
    ['percent', 'percent', 9310, '93.1%', '93,1\u00a0%'],
    ['rating', 'none', 1880, '1.88', '1,88'],
  ] as const)('of %s in %s is shown as people write it', (kind, unit, value, en, fr) =>
    expect(languages.map((language) => metricFigure({ kind, unit, value }, language))).toEqual([en, fr]),
  );

  it('is read back from what is shown, in either language', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.constantFrom(...languages),
        fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 10_000_000_000 })),
        ({ kind, unit }, language, value) => {
          fc.pre(isInRange(kind, value));
          const figure = metricFigure({ kind, unit, value }, language);
          const again = figureReadings(figure, { kind, unit, language });
          expect(again, figure).toHaveLength(1);
          expect(metricFigure({ kind, unit, value: again[0] ?? 0 }, language)).toBe(figure);
        },
      ),
    ));

  it('that is still typed is shown as it was typed', () =>
    expect(metricFigure({ ...blankMetric('time'), value: '1:0' }, 'fr-ca')).toBe('1:0'));

  it('becomes an integer in the smallest unit of its kind', () =>
    expect(metric.parse({ ...blankMetric('time'), value: ' 1:02,34 ', date: '2026-11-14' })).toEqual({
      kind: 'time',
      value: 62_340,
      unit: 's',
      date: '2026-11-14',
      source: 'self',
      link: '',
    }));

  it('is read in the language of the page on which it was typed', () => {
    const typed = { ...blankMetric('distance'), value: '1,500' };
    expect(languages.map((typedIn) => metric.parse({ ...typed, typedIn }).value)).toEqual([15_000_000, 15_000]);
    expect(metric.parse({ ...typed, typedIn: 'en' })).not.toHaveProperty('typedIn');
  });

  it('is taken as a device sends it', () => {
    const sent = { kind: 'count', value: 24, unit: 'none', date: '', source: 'coach', link: '' } as const;
    expect(metric.parse(sent)).toEqual(sent);
  });

  const errorsOf = (change: object) => {
    const parsed = metric.safeParse({ ...blankMetric('time'), value: '52.31', ...change });
    return parsed.success ? {} : fieldErrors(parsed.error);
  };

  it.each([
    [{ value: '' }, 'value', 'required'],
    [{ value: 'fast' }, 'value', 'metric_invalid'],
    [{ kind: 'rating', unit: 'none', value: '1.500', typedIn: 'fr-ca' }, 'value', 'metric_unclear'],
    [{ kind: 'rating', unit: 'none', value: '1,500' }, 'value', 'metric_unclear'],
    [{ value: 52.31 }, 'value', 'metric_invalid'],
    [{ value: '200:00:00' }, 'value', 'metric_out_of_range'],
    [{ unit: 'kg' }, 'unit', 'choice_invalid'],
    [{ kind: 'beauty' }, 'kind', 'choice_invalid'],
    [{ date: '2026-02-30' }, 'date', 'date_invalid'],
    [{ link: 'results' }, 'link', 'link_invalid'],
  ])('with %j is refused at its %s', (change, field, code) =>
    expect(errorsOf(change)).toMatchObject({ [field]: { code } }),
  );

  it.each([
    ['11.24 (+1.2)', 'time', 's', '(+1.2)'],
    ['11,24 (vent : +1,2)', 'time', 's', '(vent : +1,2)'],
    ['1:02.34(PB)', 'time', 's', '(PB)'],
    ['6.42 +1.2', 'distance', 'm', '+1.2'],
    ['6m42 −0,3 m/s', 'distance', 'm', '−0,3 m/s'],
    ['20\' 3.5" (ind.)', 'distance', 'ft', '(ind.)'],
  ] as const)('of %j is refused with what is more than a number, to be written elsewhere', (value, kind, unit, aside) =>
    expect(errorsOf({ value, kind, unit, typedIn: 'fr-ca' })).toEqual({
      value: { code: 'metric_aside', params: { aside } },
    }),
  );

  it.each(['(+1.2)', 'fast (+1.2)', '11.24 (+1.2', '11.24 1.2', '11.24 +'])(
    'of %j has no number before anything else, and is refused as no number',
    (value) => expect(errorsOf({ value })).toMatchObject({ value: { code: 'metric_invalid' } }),
  );

  it('that is not understood is refused with its kind, for an example', () =>
    expect(errorsOf({ value: 'fast' })).toEqual({ value: { code: 'metric_invalid', params: { kind: 'time' } } }));
});
