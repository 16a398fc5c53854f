import { describe, expect, it } from 'vitest';
import type { Performance, Sport } from './fields.ts';
import { oldNewsOf } from './old-news.ts';

const at = new Date('2026-11-28T15:00:00Z');
const sport: Sport = {
  id: 's',
  country: 'can',
  sport: 'ice-hockey',
  category: 'u18-aa',
  categoryOther: '',
  position: 'goaltender',
  positionOther: '',
  team: '',
  league: '',
};
const on = (date: string): Performance => ({
  id: date,
  sportId: 's',
  result: '31 saves',
  event: 'Game',
  desc: '',
  metric: { kind: 'count', value: 31, unit: 'none', date, source: 'self', link: '' },
});
const season = (year: number, ...dates: string[]) => ({
  year,
  sports: [sport],
  performances: dates.map(on),
  awards: [],
});
const news = (...seasons: ReturnType<typeof season>[]) => oldNewsOf({ seasons, links: [] }, at);

describe('the newest entry of a sports history', () => {
  it('is the last dated result once it is two weeks old', () => {
    expect(news(season(2026, '2026-11-12', '2026-10-30'))).toEqual({ kind: 'result', day: '2026-11-12' });
    expect(news(season(2026, '2026-11-15'))).toBeNull();
    expect(news(season(2026, '2026-11-14'))).toEqual({ kind: 'result', day: '2026-11-14' });
  });

  it('is no result that is still to come', () =>
    expect(news(season(2026, '2026-12-02', '2026-11-01'))).toEqual({ kind: 'result', day: '2026-11-01' }));

  it('is the season where that is over and has no dates', () => {
    expect(news(season(2025, ''))).toEqual({ kind: 'season', year: 2025 });
    expect(news(season(2025), season(2024, '2025-02-01'))).toEqual({ kind: 'season', year: 2025 });
  });

  it('is unknown in a season without dates, and in an empty history', () => {
    expect(news(season(2026, ''), season(2025, '2026-03-01'))).toBeNull();
    expect(news()).toBeNull();
    expect(news({ year: 2026, sports: [], performances: [], awards: [] })).toBeNull();
  });
});
