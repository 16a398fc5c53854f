import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../kernel/field-errors.ts';
import { specifySection } from '../specify-section.ts';
import type { SportsHistoryCommand } from './commands.ts';
import type { SportsHistoryEvent } from './events.ts';
import type { Award, ExternalLink, Performance, Sport } from './fields.ts';
import { sportsHistory } from './index.ts';

const at = new Date('2026-11-20T12:00:00Z');
const { given } = specifySection(sportsHistory, at);

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const hockey: Sport = {
  id: id(1),
  country: 'can',
  sport: 'hockey',
  category: 'u18AAA',
  position: 'goalie',
  team: 'Estacades',
  league: '',
};
const sprint: Performance = { id: id(11), result: '1', event: 'Final', desc: '' };
const mvp: Award = { id: id(21), name: 'MVP', awardedBy: 'RSEQ', description: '' };
const club: ExternalLink = { id: id(31), name: 'Club', url: 'https://club.example/goalies' };

const sportAdded: SportsHistoryEvent = { type: 'SportAdded', data: { year: 2026, index: 0, item: hockey } };

interface Example {
  readonly name: string;
  readonly add: SportsHistoryCommand;
  readonly added: SportsHistoryEvent;
  readonly otherAdded: SportsHistoryEvent;
  readonly addChanged: SportsHistoryCommand;
  readonly change: SportsHistoryCommand;
  readonly changed: SportsHistoryEvent;
  readonly changeSame: SportsHistoryCommand;
  readonly move: SportsHistoryCommand;
  readonly moved: SportsHistoryEvent;
  readonly moveSame: SportsHistoryCommand;
  readonly remove: SportsHistoryCommand;
  readonly removed: SportsHistoryEvent;
}

const inSeason = { year: 2025, index: 0 };
const sportNow = { ...hockey, id: id(2) };
const examples: Example[] = [
  {
    name: 'a sport',
    add: { type: 'AddSport', ...inSeason, item: sportNow },
    added: { type: 'SportAdded', data: { ...inSeason, item: sportNow } },
    otherAdded: { type: 'SportAdded', data: { ...inSeason, item: { ...sportNow, id: id(3) } } },
    addChanged: { type: 'AddSport', ...inSeason, item: { ...sportNow, team: 'Voltigeurs' } },
    change: { type: 'ChangeSport', item: { ...sportNow, team: 'Voltigeurs' } },
    changed: { type: 'SportChanged', data: { item: { ...sportNow, team: 'Voltigeurs' } } },
    changeSame: { type: 'ChangeSport', item: sportNow },
    move: { type: 'MoveSport', id: sportNow.id, index: 0 },
    moved: { type: 'SportMoved', data: { id: sportNow.id, index: 0 } },
    moveSame: { type: 'MoveSport', id: sportNow.id, index: 1 },
    remove: { type: 'RemoveSport', id: sportNow.id },
    removed: { type: 'SportRemoved', data: { id: sportNow.id } },
  },
  {
    name: 'a performance',
    add: { type: 'AddPerformance', ...inSeason, item: sprint },
    added: { type: 'PerformanceAdded', data: { ...inSeason, item: sprint } },
    otherAdded: { type: 'PerformanceAdded', data: { ...inSeason, item: { ...sprint, id: id(12) } } },
    addChanged: { type: 'AddPerformance', ...inSeason, item: { ...sprint, result: '2' } },
    change: { type: 'ChangePerformance', item: { ...sprint, result: '2' } },
    changed: { type: 'PerformanceChanged', data: { item: { ...sprint, result: '2' } } },
    changeSame: { type: 'ChangePerformance', item: sprint },
    move: { type: 'MovePerformance', id: sprint.id, index: 0 },
    moved: { type: 'PerformanceMoved', data: { id: sprint.id, index: 0 } },
    moveSame: { type: 'MovePerformance', id: sprint.id, index: 9 },
    remove: { type: 'RemovePerformance', id: sprint.id },
    removed: { type: 'PerformanceRemoved', data: { id: sprint.id } },
  },
  {
    name: 'an award',
    add: { type: 'AddAward', ...inSeason, item: mvp },
    added: { type: 'AwardAdded', data: { ...inSeason, item: mvp } },
    otherAdded: { type: 'AwardAdded', data: { ...inSeason, item: { ...mvp, id: id(22) } } },
    addChanged: { type: 'AddAward', ...inSeason, item: { ...mvp, name: 'Captain' } },
    change: { type: 'ChangeAward', item: { ...mvp, name: 'Captain' } },
    changed: { type: 'AwardChanged', data: { item: { ...mvp, name: 'Captain' } } },
    changeSame: { type: 'ChangeAward', item: mvp },
    move: { type: 'MoveAward', id: mvp.id, index: 0 },
    moved: { type: 'AwardMoved', data: { id: mvp.id, index: 0 } },
    moveSame: { type: 'MoveAward', id: mvp.id, index: 1 },
    remove: { type: 'RemoveAward', id: mvp.id },
    removed: { type: 'AwardRemoved', data: { id: mvp.id } },
  },
  {
    name: 'a link',
    add: { type: 'AddExternalLink', index: 0, item: club },
    added: { type: 'ExternalLinkAdded', data: { index: 0, item: club } },
    otherAdded: { type: 'ExternalLinkAdded', data: { index: 0, item: { ...club, id: id(32) } } },
    addChanged: { type: 'AddExternalLink', index: 0, item: { ...club, name: 'League' } },
    change: { type: 'ChangeExternalLink', item: { ...club, name: 'League' } },
    changed: { type: 'ExternalLinkChanged', data: { item: { ...club, name: 'League' } } },
    changeSame: { type: 'ChangeExternalLink', item: club },
    move: { type: 'MoveExternalLink', id: club.id, index: 0 },
    moved: { type: 'ExternalLinkMoved', data: { id: club.id, index: 0 } },
    moveSame: { type: 'MoveExternalLink', id: club.id, index: 1 },
    remove: { type: 'RemoveExternalLink', id: club.id },
    removed: { type: 'ExternalLinkRemoved', data: { id: club.id } },
  },
];

describe.each(examples)('$name', (example) => {
  const there = given(sportAdded, example.added);
  // The other one is put before it, so that the example stands second.
  const second = given(sportAdded, example.added, example.otherAdded);

  it('is added', () => given(sportAdded).when(example.add).thenEvents(example.added));
  it('added again as it is changes nothing', () => there.when(example.add).thenNothing());
  it('added again as something else is refused', () => there.when(example.addChanged).thenRefused('item_exists'));
  it('is changed', () => there.when(example.change).thenEvents(example.changed));
  it('changed to what it is changes nothing', () => there.when(example.changeSame).thenNothing());
  it('that nobody added cannot be changed', () => given(sportAdded).when(example.change).thenRefused('item_unknown'));
  it('is moved', () => second.when(example.move).thenEvents(example.moved));
  it('moved to where it is changes nothing', () => second.when(example.moveSame).thenNothing());
  it('that nobody added cannot be moved', () => given(sportAdded).when(example.move).thenRefused('item_unknown'));
  it('is removed', () => there.when(example.remove).thenEvents(example.removed));
  it('that is gone needs no removing', () => given(sportAdded).when(example.remove).thenNothing());
});

describe('a sports history', () => {
  const addSport = (item: Sport, year = 2026): SportsHistoryCommand => ({ type: 'AddSport', year, index: 0, item });

  it('begins with a sport', () => {
    given().when({ type: 'AddPerformance', year: 2026, index: 0, item: sprint }).thenRefused('sport_required');
    given().when({ type: 'AddAward', year: 2026, index: 0, item: mvp }).thenRefused('sport_required');
    given().when({ type: 'AddExternalLink', index: 0, item: club }).thenRefused('sport_required');
  });

  it('takes this season and the two before', () => {
    for (const year of [2024, 2025, 2026]) {
      given()
        .when(addSport(hockey, year))
        .thenEvents({ type: 'SportAdded', data: { year, index: 0, item: hockey } });
    }
    given().when(addSport(hockey, 2023)).thenRefused('season_out_of_range', 'year');
    given().when(addSport(hockey, 2027)).thenRefused('season_out_of_range', 'year');
  });

  it('keeps a season that has passed out of the last three, and lets it be corrected', () =>
    given({ type: 'SportAdded', data: { year: 2022, index: 0, item: hockey } })
      .when({ type: 'ChangeSport', item: { ...hockey, team: 'Voltigeurs' } })
      .thenEvents({ type: 'SportChanged', data: { item: { ...hockey, team: 'Voltigeurs' } } }));

  it('holds two sports a season', () =>
    given(sportAdded, { type: 'SportAdded', data: { year: 2026, index: 1, item: { ...hockey, id: id(2) } } })
      .when(addSport({ ...hockey, id: id(3) }))
      .thenRefused('list_full'));

  it('holds four performances and four awards a season, and four links', () => {
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

  it('knows only what the catalogue of the country knows', () => {
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
    'takes %s as a link',
    (url) =>
      given(sportAdded)
        .when({ type: 'AddExternalLink', index: 0, item: { ...club, url } })
        .thenEvents({ type: 'ExternalLinkAdded', data: { index: 0, item: { ...club, url } } }),
  );

  it('names, results and paragraphs hold what fits', () => {
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

  it('says of a whole form what is wrong where', () => {
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

  it('is written with the latest season first and none that is empty', () => {
    const season = (year: number, sports: Sport[]) => ({ year, sports, performances: [], awards: [] });
    expect(
      sportsHistory.content.parse({
        seasons: [season(2024, [hockey]), season(2025, []), season(2026, [{ ...hockey, id: id(2) }])],
        links: [],
      }),
    ).toEqual({ seasons: [season(2026, [{ ...hockey, id: id(2) }]), season(2024, [hockey])], links: [] });
  });

  it('gives back its limits with a refusal, for words to be made of', () => {
    const refusal = sportsHistory.decide(addSport(hockey, 2019), sportsHistory.empty(), at);
    expect(refusal).toEqual({
      ok: false,
      refusal: { code: 'season_out_of_range', field: 'year', params: { from: 2024, to: 2026 } },
    });
  });
});
