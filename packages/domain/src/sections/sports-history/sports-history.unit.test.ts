import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../kernel/field-errors.ts';
import { specifyItems } from '../kit/testing/specify-items.ts';
import { specifySection } from '../kit/testing/specify-section.ts';
import type { Award, ExternalLink, Performance, Sport } from './fields.ts';
import { sportsHistory } from './index.ts';

type SportsHistoryCommand = Parameters<typeof sportsHistory.decide>[0];
type SportsHistoryEvent = Parameters<typeof sportsHistory.evolve>[1];

const at = new Date('2026-11-20T12:00:00Z');
const { given } = specifySection(sportsHistory, at);

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const hockey: Sport = {
  id: id(1),
  country: 'can',
  sport: 'hockey',
  category: 'u18AAA',
  categoryOther: '',
  position: 'goalie',
  positionOther: '',
  team: 'Estacades',
  league: '',
};
const sprint: Performance = { id: id(11), sportId: '', result: '1', event: 'Final', desc: '', metric: null };
const mvp: Award = { id: id(21), name: 'MVP', awardedBy: 'RSEQ', description: '' };
const club: ExternalLink = { id: id(31), name: 'Club', url: 'https://club.example/goalies' };

const sportAdded: SportsHistoryEvent = { type: 'SportAdded', data: { year: 2026, index: 0, item: hockey } };

specifyItems(sportsHistory, 'Sport', {
  before: [sportAdded],
  item: { ...hockey, id: id(2) },
  changed: { ...hockey, id: id(2), team: 'Voltigeurs' },
  group: { year: 2025 },
});
specifyItems(sportsHistory, 'Performance', {
  before: [sportAdded],
  item: sprint,
  changed: { ...sprint, result: '2' },
  group: { year: 2025 },
});
specifyItems(sportsHistory, 'Award', {
  before: [sportAdded],
  item: mvp,
  changed: { ...mvp, name: 'Captain' },
  group: { year: 2025 },
});
specifyItems(sportsHistory, 'ExternalLink', {
  before: [sportAdded],
  item: club,
  changed: { ...club, name: 'League' },
  group: {},
});

describe('a sports history', () => {
  const addSport = (item: Sport, year = 2026): SportsHistoryCommand => ({ type: 'AddSport', year, index: 0, item });

  it('begins with a sport', () => {
    given().when({ type: 'AddPerformance', year: 2026, index: 0, item: sprint }).thenRefused('sport_required');
    given().when({ type: 'AddAward', year: 2026, index: 0, item: mvp }).thenRefused('sport_required');
    given().when({ type: 'AddExternalLink', index: 0, item: club }).thenRefused('sport_required');
  });

  it('accepts items of this season and the two before', () => {
    for (const year of [2024, 2025, 2026]) {
      given()
        .when(addSport(hockey, year))
        .thenEvents({ type: 'SportAdded', data: { year, index: 0, item: hockey } });
    }
    given().when(addSport(hockey, 2023)).thenRefused('season_out_of_range', 'year');
    given().when(addSport(hockey, 2027)).thenRefused('season_out_of_range', 'year');
  });

  it('keeps a season older than the last three, and lets it be corrected', () =>
    given({ type: 'SportAdded', data: { year: 2022, index: 0, item: hockey } })
      .when({ type: 'ChangeSport', item: { ...hockey, team: 'Voltigeurs' } })
      .thenEvents({ type: 'SportChanged', data: { item: { ...hockey, team: 'Voltigeurs' } } }));

  it('holds two sports per season', () =>
    given(sportAdded, { type: 'SportAdded', data: { year: 2026, index: 1, item: { ...hockey, id: id(2) } } })
      .when(addSport({ ...hockey, id: id(3) }))
      .thenRefused('list_full'));

  it('holds four performances and four awards per season, and four links', () => {
    const four = [1, 2, 3, 4];
    const performances = four.map(
      (n): SportsHistoryEvent => ({
        type: 'PerformanceAdded',
        data: { year: 2026, index: 9, item: { ...sprint, id: id(40 + n) } },
      }),
    );
    const awards = four.map(
      (n): SportsHistoryEvent => ({
        type: 'AwardAdded',
        data: { year: 2026, index: 9, item: { ...mvp, id: id(50 + n) } },
      }),
    );
    const links = four.map(
      (n): SportsHistoryEvent => ({ type: 'ExternalLinkAdded', data: { index: 9, item: { ...club, id: id(60 + n) } } }),
    );
    given(sportAdded, ...performances)
      .when({ type: 'AddPerformance', year: 2026, index: 0, item: sprint })
      .thenRefused('list_full');
    given(sportAdded, ...awards)
      .when({ type: 'AddAward', year: 2026, index: 0, item: mvp })
      .thenRefused('list_full');
    given(sportAdded, ...links)
      .when({ type: 'AddExternalLink', index: 0, item: club })
      .thenRefused('list_full');
    given(sportAdded, ...performances)
      .when({ type: 'AddPerformance', year: 2025, index: 0, item: sprint })
      .thenEvents({ type: 'PerformanceAdded', data: { year: 2025, index: 0, item: sprint } });
  });

  it('accepts only what the catalogue of the country has', () => {
    given()
      .when(addSport({ ...hockey, sport: 'quidditch' }))
      .thenRefused('sport_unknown', 'sport');
    given()
      .when(addSport({ ...hockey, position: 'pointGuard' }))
      .thenRefused('position_unknown', 'position');
    given()
      .when(addSport({ ...hockey, category: 'provincial' }))
      .thenRefused('category_unknown', 'category');
    given()
      .when(addSport({ ...hockey, country: 'usa', sport: 'swimming', position: 'freestyle', category: 'provincial' }))
      .thenRefused('category_unknown', 'category');
    given()
      .when(addSport({ ...hockey, sport: '' }))
      .thenRefused('required', 'sport');
  });

  it('takes a level or position of no list in the athlete’s own words', () => {
    const own = { ...hockey, category: 'other', categoryOther: 'M17 élite', position: 'other', positionOther: 'Rover' };
    given()
      .when(addSport({ ...own, categoryOther: ' M17 élite ' }))
      .thenEvents({ type: 'SportAdded', data: { year: 2026, index: 0, item: own } });
    given()
      .when(addSport({ ...own, categoryOther: '' }))
      .thenRefused('required', 'categoryOther');
    given()
      .when(addSport({ ...own, positionOther: 'R' }))
      .thenRefused('too_short', 'positionOther');
    given()
      .when(addSport({ ...own, positionOther: 'R'.repeat(81) }))
      .thenRefused('too_long', 'positionOther');
    given()
      .when(addSport({ ...own, sport: 'quidditch' }))
      .thenRefused('sport_unknown', 'sport');
  });

  it('has no own words beside a level or position of a list', () =>
    given()
      .when(addSport({ ...hockey, categoryOther: 'M17 élite', positionOther: 'Rover' }))
      .thenEvents(sportAdded));

  it('has the levels of each season', () => {
    const item = { ...hockey, category: 'u18BB' };
    given()
      .when(addSport(item, 2025))
      .thenEvents({ type: 'SportAdded', data: { year: 2025, index: 0, item } });
    given().when(addSport(item, 2026)).thenRefused('category_out_of_season', 'category');
    given(sportAdded).when({ type: 'ChangeSport', item }).thenRefused('category_out_of_season', 'category');
  });

  it('keeps a level that its season no longer has while the rest is corrected', () => {
    const kept = { ...hockey, category: 'u18BB' };
    given({ type: 'SportAdded', data: { year: 2026, index: 0, item: kept } })
      .when({ type: 'ChangeSport', item: { ...kept, team: 'Voltigeurs' } })
      .thenEvents({ type: 'SportChanged', data: { item: { ...kept, team: 'Voltigeurs' } } });
  });

  it('has performances of the sports of their season', () => {
    const item = { ...sprint, sportId: hockey.id };
    given(sportAdded)
      .when({ type: 'AddPerformance', year: 2026, index: 0, item })
      .thenEvents({ type: 'PerformanceAdded', data: { year: 2026, index: 0, item } });
    given(sportAdded)
      .when({ type: 'AddPerformance', year: 2025, index: 0, item })
      .thenRefused('sport_unknown', 'sportId');
    given(sportAdded, { type: 'PerformanceAdded', data: { year: 2026, index: 0, item } })
      .when({ type: 'ChangePerformance', item: { ...item, sportId: id(9) } })
      .thenRefused('sport_unknown', 'sportId');
  });

  describe('in a season of several sports', () => {
    const other = { ...hockey, id: id(3), team: 'Lions' };
    const both = [sportAdded, { type: 'SportAdded', data: { year: 2026, index: 1, item: other } }] as const;
    const ofHockey = { ...sprint, sportId: hockey.id };
    const performed = (item: Performance) =>
      ({ type: 'PerformanceAdded', data: { year: 2026, index: 0, item } }) as const;

    it('has no new performance of no sport, and takes none away', () => {
      given(...both)
        .when({ type: 'AddPerformance', year: 2026, index: 0, item: sprint })
        .thenRefused('required', 'sportId');
      given(...both, performed(ofHockey))
        .when({ type: 'ChangePerformance', item: sprint })
        .thenRefused('required', 'sportId');
    });

    it('lets a performance from before there was a choice be corrected', () =>
      given(...both, performed(sprint))
        .when({ type: 'ChangePerformance', item: { ...sprint, result: '2' } })
        .thenEvents({ type: 'PerformanceChanged', data: { item: { ...sprint, result: '2' } } }));

    it('waits on the device for the sport of a new performance, and keeps that of a confirmed one', () => {
      const season = (performances: Performance[]) => ({
        seasons: [{ year: 2026, sports: [hockey, other], performances, awards: [] }],
        links: [],
      });
      const draft = season([sprint]);
      expect(sportsHistory.content.safeParse(draft).error?.issues).toMatchObject([
        { path: ['seasons', 0, 'performances', 0, 'sportId'] },
      ]);
      expect(sportsHistory.validPart(draft, season([]))).toEqual(season([]));
      expect(sportsHistory.validPart(draft, season([ofHockey]))).toEqual(season([ofHockey]));
      expect(sportsHistory.validPart(season([{ ...sprint, result: '2' }]), draft)).toEqual(
        season([{ ...sprint, result: '2' }]),
      );
    });
  });

  it('lets a performance be corrected after its sport was removed, and forgets the sport in the next draft', () => {
    const item = { ...sprint, sportId: id(9) };
    given(sportAdded, { type: 'PerformanceAdded', data: { year: 2026, index: 0, item } })
      .when({ type: 'ChangePerformance', item: { ...item, result: '2' } })
      .thenEvents({ type: 'PerformanceChanged', data: { item: { ...item, result: '2' } } });
    const season = { year: 2026, sports: [hockey], performances: [item], awards: [] };
    expect(sportsHistory.content.parse({ seasons: [season], links: [] }).seasons[0]?.performances[0]?.sportId).toBe('');
  });

  it('reads a metric as it was typed', () => {
    const metric = { kind: 'time', unit: 's', date: '2026-11-14', source: 'official', link: '' } as const;
    const season = {
      year: 2026,
      sports: [hockey],
      performances: [{ ...sprint, metric: { ...metric, value: '1:02,34' } }],
    };
    expect(
      sportsHistory.content.parse({ seasons: [{ ...season, awards: [] }], links: [] }).seasons[0]?.performances[0]
        ?.metric,
    ).toEqual({ ...metric, value: 62_340 });
  });

  it('accepts commands of devices that know neither own words nor metrics', () => {
    const { categoryOther: _c, positionOther: _p, ...firstHockey } = hockey;
    const { sportId: _s, metric: _m, ...firstSprint } = sprint;
    expect(sportsHistory.parse({ type: 'AddSport', year: 2026, index: 0, item: firstHockey })).toEqual({
      ok: true,
      value: { type: 'AddSport', year: 2026, index: 0, item: hockey },
    });
    expect(sportsHistory.parse({ type: 'ChangePerformance', item: firstSprint })).toEqual({
      ok: true,
      value: { type: 'ChangePerformance', item: sprint },
    });
  });

  it.each([
    'javascript:alert(1)',
    'ftp://club.example',
    'club.example',
    'https://localhost',
    'https://club.example@evil.example',
    'https://club .example',
    'https:\\\\club.example',
    'https://',
    'data:text/html,hi',
  ])('refuses %s as a link', (url) =>
    given(sportAdded)
      .when({ type: 'AddExternalLink', index: 0, item: { ...club, url } })
      .thenRefused('link_invalid', 'url'),
  );

  it.each(['https://club.example', 'http://www.ligue.example/équipe?id=1#top', 'HTTPS://CLUB.EXAMPLE/A'])(
    'accepts %s as a link',
    (url) =>
      given(sportAdded)
        .when({ type: 'AddExternalLink', index: 0, item: { ...club, url } })
        .thenEvents({ type: 'ExternalLinkAdded', data: { index: 0, item: { ...club, url } } }),
  );

  it('checks names, results, paragraphs and ids', () => {
    const award = (change: Partial<Award>): SportsHistoryCommand => ({
      type: 'AddAward',
      year: 2026,
      index: 0,
      item: { ...mvp, ...change },
    });
    given(sportAdded)
      .when(award({ name: 'A' }))
      .thenRefused('too_short', 'name');
    given(sportAdded)
      .when(award({ name: 'a'.repeat(81) }))
      .thenRefused('too_long', 'name');
    given(sportAdded)
      .when(award({ description: 'a'.repeat(2001) }))
      .thenRefused('too_long', 'description');
    given(sportAdded)
      .when({ type: 'AddPerformance', year: 2026, index: 0, item: { ...sprint, result: '' } })
      .thenRefused('required', 'result');
    given(sportAdded)
      .when(award({ id: 'one' }))
      .thenRefused('id_invalid', 'id');
  });

  it('reports each error of a whole form at its path', () => {
    const season = { year: 2026, sports: [], performances: [sprint], awards: [] };
    const parsed = sportsHistory.content.safeParse({
      seasons: [season, { ...season, performances: [1, 2, 3, 4, 5].map((n) => ({ ...sprint, id: id(n) })) }],
      links: [{ ...club, url: 'club' }],
    });
    expect(fieldErrors(parsed.error ?? { issues: [] })).toMatchObject({
      'links.0.url': { code: 'link_invalid' },
      'seasons.1.performances': { code: 'too_many', params: { max: 4 } },
      'seasons.1.year': { code: 'duplicate' },
      seasons: { code: 'sport_required' },
    });
  });

  it('is parsed with the latest season first and without empty seasons', () => {
    const season = (year: number, sports: Sport[]) => ({ year, sports, performances: [], awards: [] });
    expect(
      sportsHistory.content.parse({
        seasons: [season(2024, [hockey]), season(2025, []), season(2026, [{ ...hockey, id: id(2) }])],
        links: [],
      }),
    ).toEqual({ seasons: [season(2026, [{ ...hockey, id: id(2) }]), season(2024, [hockey])], links: [] });
  });

  it('refuses with its limits, for the words of the message', () => {
    const refusal = sportsHistory.decide(addSport(hockey, 2019), sportsHistory.empty(), { at, athlete: null });
    expect(refusal).toEqual({
      ok: false,
      refusal: { code: 'season_out_of_range', field: 'year', params: { from: 2024, to: 2026 } },
    });
  });
});
