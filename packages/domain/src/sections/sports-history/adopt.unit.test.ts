import { expect, it } from 'vitest';
import { randomFrom } from '../../kernel/seeded-random.ts';
import { historyWith } from './generated.ts';
import { sportsHistory } from './index.ts';
import { seasonYears } from './seasons.ts';

const years = seasonYears(new Date('2026-11-20T12:00:00Z'));
const sport = { id: 'a', country: 'can', sport: 'hockey', category: 'u18AA', position: '', team: 'Lions', league: '' };
const performance = { id: 'b', result: '.931', event: '', desc: 'Half a sent' };

it('a draft from before there were own words and metrics keeps everything that was typed', () => {
  const season = { year: 2026, sports: [sport], performances: [performance], awards: [] };
  const links = [{ id: 'c', name: 'Stats', url: 'http' }];
  expect(sportsHistory.adopt?.({ seasons: [season], links })).toEqual({
    seasons: [
      {
        ...season,
        sports: [{ ...sport, categoryOther: '', positionOther: '' }],
        performances: [{ ...performance, sportId: '', metric: null }],
      },
    ],
    links,
  });
});

it('a history of today is adopted as it is, also while a metric is typed', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const history = historyWith(randomFrom(seed), years);
    expect(sportsHistory.adopt?.(history), `seed ${seed}`).toEqual(history);
  }
  const metric = { kind: 'time', value: '1:0', unit: 's', date: '2026--', source: 'self', link: 'htt' };
  const typed = {
    seasons: [{ year: 2026, sports: [], performances: [{ ...performance, sportId: '', metric }], awards: [] }],
    links: [],
  };
  expect(sportsHistory.adopt?.(typed)).toEqual(typed);
});

it('what never was a history is not adopted', () => {
  for (const draft of [undefined, null, 'x', {}, { seasons: {}, links: [] }])
    expect(sportsHistory.adopt?.(draft)).toBeUndefined();
});
