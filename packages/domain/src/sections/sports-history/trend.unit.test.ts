import { describe, expect, it } from 'vitest';
import type { Performance, Season, Sport } from './fields.ts';
import type { MetricKind, MetricUnit } from './metric/units.ts';
import { trendOf } from './trend.ts';

const played = (sport: string, id = sport): Sport => ({
  id,
  country: 'can',
  sport,
  category: 'other',
  categoryOther: 'U18',
  position: 'other',
  positionOther: 'Any',
  team: '',
  league: '',
});

const result = (
  event: string,
  measured: readonly [MetricKind, number, MetricUnit] | null,
  sportId = '',
): Performance => {
  const base = { id: `${event} ${measured?.[1]}`, sportId, result: String(measured?.[1]), event, desc: '' };
  if (!measured) return { ...base, metric: null };
  const [kind, value, unit] = measured;
  return { ...base, metric: { kind, value, unit, date: '', source: 'self', link: '' } };
};

const saves = (value: number, event = 'Save percentage') => result(event, ['percent', value, 'average']);
const time = (value: number, event = '100 m dos, grand bassin') => result(event, ['time', value, 's']);

/** Seasons of one sport, the latest first. */
const inHockey = (results: Readonly<Record<number, readonly Performance[]>>): Season[] =>
  Object.entries(results)
    .map(([year, performances]) => ({
      year: Number(year),
      sports: [played('hockey')],
      performances: [...performances],
      awards: [],
    }))
    .toReversed();

const figures = (seasons: readonly Season[], language: 'en' | 'fr-ca' = 'en') =>
  trendOf(seasons, language)?.points.map(({ figure }) => figure);

describe('the trend of a portfolio', () => {
  it('is one statistic over the seasons that have it, the earliest first', () => {
    const seasons = inHockey({ 2024: [saves(9020)], 2025: [saves(9180)], 2026: [saves(9310)] });
    expect(trendOf(seasons, 'en')).toEqual({
      event: 'Save percentage',
      points: [
        { year: 2024, value: 9020, figure: '.902', event: 'Save percentage' },
        { year: 2025, value: 9180, figure: '.918', event: 'Save percentage' },
        { year: 2026, value: 9310, figure: '.931', event: 'Save percentage' },
      ],
      isRace: false,
      gain: { since: 2024, isFaster: false, figure: '+.029' },
    });
    expect(figures(seasons, 'fr-ca')).toEqual([',902', ',918', ',931']);
  });

  it('reads the same event whatever its number of games, its case and its spaces', () => {
    const seasons = inHockey({
      2024: [saves(9020, 'save  percentage (11 games)')],
      2025: [saves(9180, 'Save percentage - 19 matchs')],
      2026: [saves(9310, 'Save percentage, 24 games')],
    });
    const trend = trendOf(seasons, 'en');
    expect(trend?.event).toBe('Save percentage');
    expect(trend?.points.map(({ event }) => event)).toEqual([
      'save  percentage (11 games)',
      'Save percentage - 19 matchs',
      'Save percentage, 24 games',
    ]);
  });

  it('keeps the pools and the distances of a race apart', () => {
    const seasons = inHockey({ 2025: [time(66_350, '100 m dos, 25 m')], 2026: [time(62_840, '100 m dos, 50 m')] });
    expect(figures(seasons)).toBeUndefined();
  });

  it('has times and lengths whatever the unit in which they are shown', () => {
    expect(figures(inHockey({ 2025: [time(63_770)], 2026: [time(62_840)] }))).toEqual(['1:03.77', '1:02.84']);
    const jumps = inHockey({
      2025: [result('Long jump', ['distance', 6_000_000, 'm'])],
      2026: [result('Long jump', ['distance', 6_096_000, 'ft'])],
    });
    const values = trendOf(jumps, 'en')?.points.map(({ value }) => value);
    expect(values).toEqual([6_000_000, 6_096_000]);
  });

  it('has what was gained since the first season: how much faster a race is, the difference of anything else', () => {
    const gain = (first: Performance, last: Performance, language: 'en' | 'fr-ca' = 'en') =>
      trendOf(inHockey({ 2024: [first], 2026: [last] }), language)?.gain;
    const goals = (value: number) => result('Goals', ['count', value, 'none']);
    const shots = (value: number) => result('Shots on goal', ['percent', value, 'percent']);
    expect(gain(time(64_660), time(62_840), 'fr-ca')).toEqual({ since: 2024, isFaster: true, figure: '1,82\u00a0s' });
    expect(gain(time(62_840), time(64_660))).toMatchObject({ isFaster: false, figure: '+1.82\u00a0s' });
    expect(gain(goals(12), goals(9))).toMatchObject({ isFaster: false, figure: '−3' });
    expect(gain(shots(4150), shots(4600))).toMatchObject({ figure: '+4.5' });
    expect(gain(goals(9), goals(9))).toBeNull();
  });

  it.each([
    ['hockey', '100 m dos', true],
    ['hockey', 'Relay, 4x100m', true],
    ['football', '40-yard dash', true],
    ['football', 'Sprint de 40\u00a0verges', true],
    ['football', 'Navette 5-10-5', true],
    ['football', 'Test des trois cônes', true],
    ['softball', 'Home-to-first time', true],
    ['swimming', '100 free', true],
    ['trackAndField', 'Personal best', true],
    ['basketball', 'Minutes per game', false],
    ['basketball', 'Minutes par match', false],
    ['soccer', 'Minutes played', false],
    ['hockey', 'Penalty minutes', false],
    ['hockey', 'Power play time, U18 M', false],
  ])('in %s, a shorter time of “%s” is faster: %s', (sport, event, isFaster) => {
    const season = (year: number, value: number): Season => ({
      year,
      sports: [played(sport)],
      performances: [time(value, event)],
      awards: [],
    });
    const trend = trendOf([season(2026, 900_000), season(2024, 1_200_000)], 'en');
    expect(trend?.isRace).toBe(isFaster);
    expect(trend?.gain).toEqual({ since: 2024, isFaster, figure: isFaster ? '5:00' : '−5:00' });
  });

  it('leaves out a season without the statistic, and keeps equal values', () => {
    const seasons = inHockey({ 2023: [saves(9020)], 2025: [], 2026: [saves(9020)] });
    expect(trendOf(seasons, 'en')?.points.map(({ year, value }) => [year, value])).toEqual([
      [2023, 9020],
      [2026, 9020],
    ]);
  });

  it('is of the statistic that the most seasons have, the athlete’s first among equals', () => {
    const goals = (value: number) => result('Goals', ['count', value, 'none']);
    const assists = (value: number) => result('Assists', ['count', value, 'none']);
    const seasons = inHockey({
      2024: [goals(8)],
      2025: [assists(11), saves(9180), goals(9)],
      2026: [saves(9310), goals(12), assists(14)],
    });
    expect(figures(seasons)).toEqual(['8', '9', '12']);
    expect(figures(seasons.slice(0, 2))).toEqual(['.918', '.931']);
  });

  it('has the latest four seasons, and from each the athlete’s best', () => {
    const seasons = inHockey({
      2022: [saves(8800)],
      2023: [saves(8900)],
      2024: [saves(9020)],
      2025: [saves(9180), saves(9000)],
      2026: [saves(9310), saves(9100)],
    });
    expect(figures(seasons)).toEqual(['.890', '.902', '.918', '.931']);
  });

  it('is of the latest season’s first sport alone', () => {
    const hockey = played('hockey', 'a');
    const softball = played('softball', 'b');
    const both = (year: number, value: number): Season => ({
      year,
      sports: [hockey, softball],
      performances: [
        result('Games', ['count', value, 'none'], 'b'),
        { ...saves(9000 + value), sportId: year === 2026 ? 'a' : 'b' },
      ],
      awards: [],
    });
    expect(trendOf([both(2026, 22), both(2025, 19)], 'en')).toBeNull();
  });

  it('is none where a number is in words, is of another kind, or is in one season only', () => {
    expect(trendOf([], 'en')).toBeNull();
    expect(figures(inHockey({ 2026: [saves(9310)] }))).toBeUndefined();
    expect(
      figures(inHockey({ 2025: [result('Goals', null)], 2026: [result('Goals', ['count', 3, 'none'])] })),
    ).toBeUndefined();
    expect(
      figures(
        inHockey({ 2025: [result('Goals', ['rating', 3000, 'none'])], 2026: [result('Goals', ['count', 3, 'none'])] }),
      ),
    ).toBeUndefined();
  });
});
