import { describe, expect, it } from 'vitest';
import { countries } from '../kernel/country.ts';
import { languages } from '../kernel/language.ts';
import { gendered } from './gendered.ts';
import {
  axisOf,
  categoryChoices,
  categoryLabel,
  eventSuggestions,
  hasCategory,
  hasPosition,
  hasSport,
  isCategoryOf,
  isCountedEvent,
  positionChoices,
  positionLabel,
  sportChoices,
  sportLabel,
} from './index.ts';
import labels from './labels.json' with { type: 'json' };
import stored from './sports.json' with { type: 'json' };

describe('the catalogue', () => {
  it('has a French position in the form for the events in which the athlete competes', () => {
    const goalie = (gender: 'm' | 'f' | null) => positionLabel('hockey', 'goalie', 'fr-ca', gender);
    expect([goalie('m'), goalie('f'), goalie(null)]).toEqual([
      'Gardien de but',
      'Gardienne de but',
      'Gardien(-ne) de but',
    ]);
    expect(positionLabel('hockey', 'goalie', 'en', 'f')).toBe('Goaltender');
  });

  it('knows both forms of every French doublet', () => {
    const doublets = sportChoices('fr-ca').flatMap(({ id: sport }) =>
      positionChoices(sport, 'fr-ca').filter(({ label }) => /\p{L}\(/u.test(label)),
    );
    expect(doublets.length).toBeGreaterThan(30);
    for (const { label } of doublets) {
      expect(label).not.toMatch(/\p{L}\((?!-\p{L}{2,}\)|e\))/u);
      for (const gender of ['m', 'f'] as const) expect(gendered(label, gender), label).not.toMatch(/\p{L}\(/u);
    }
    const forms = [
      'Ailier(-ière) fort(e)',
      'Demi défensif(-ive)',
      'Joueur(-euse) désigné(e) (DP)',
      'Latéral(e) offensif(-ive) (piston)',
      'Milieu de terrain (demi)',
      'Fonceur(-euse)',
    ];
    expect(forms.map((label) => gendered(label, 'f'))).toEqual([
      'Ailière forte',
      'Demi défensive',
      'Joueuse désignée (DP)',
      'Latérale offensive (piston)',
      'Milieu de terrain (demi)',
      'Fonceuse',
    ]);
    expect(gendered('Fonceur(-euse)', 'm')).toBe('Fonceur');
    expect(gendered('Fonceur(-euse)', null)).toBe('Fonceur(-euse)');
  });

  it('has the 18 sports', () =>
    expect(sportChoices('en').map(({ id }) => id)).toEqual([
      'hockey',
      'basketball',
      'football',
      'baseball',
      'swimming',
      'soccer',
      'lacrosse',
      'flagFootball',
      'volleyball',
      'softball',
      'field_hockey',
      'alpineSkiing',
      'trackAndField',
      'fencing',
      'waterpolo',
      'wrestling',
      'diving',
      'tennis',
    ]));

  it('has labels of exactly the ids that a sport has', () => {
    const idsOf = ({ rows }: { readonly rows: object }) => Object.keys(rows);
    expect(Object.keys(labels)).toEqual(stored.sports.map(({ id }) => id));
    for (const { id, positions, ...levels } of stored.sports) {
      const sport = Object.entries(labels).find(([key]) => key === id)?.[1];
      expect(Object.keys(sport?.positions ?? {})).toEqual(positions);
      for (const country of countries)
        expect(sport?.[country].flatMap(idsOf)).toEqual(levels[country].map((level) => level.id));
    }
  });

  it('has positions and categories of every sport, in both countries and languages, none twice', () => {
    for (const { id } of sportChoices('en')) {
      for (const language of languages) {
        const positions = positionChoices(id, language);
        expect(new Set(positions.map((choice) => choice.id)).size).toBe(positions.length);
        expect(positions.every(({ label }) => label.length > 0)).toBe(true);
        for (const country of countries) {
          const choices = categoryChoices(id, country, language).flatMap((group) => group.choices);
          expect(choices.length).toBeGreaterThan(0);
          expect(new Set(choices.map((choice) => choice.id)).size).toBe(choices.length);
          expect(choices.every(({ label }) => label.length > 0)).toBe(true);
        }
      }
    }
  });

  it('has the levels that the specification names', () => {
    for (const sport of ['swimming', 'diving', 'wrestling', 'waterpolo', 'alpineSkiing']) {
      const levels = (country: 'can' | 'usa') =>
        categoryChoices(sport, country, 'en').flatMap(({ choices }) => choices.map(({ id }) => id));
      expect(levels('usa')).toEqual(['state', 'national', 'international', 'other']);
      expect(levels('can')).toEqual(['provincial', 'national', 'international', 'other']);
    }
  });

  it.each([
    ['hockey', ['goalie', 'leftDefense', 'rightDefense', 'leftWing', 'rightWing', 'center']],
    ['basketball', ['pointGuard', 'shootingGuard', 'smallForward', 'powerForward', 'center']],
    ['swimming', ['butterfly', 'backstroke', 'breaststroke', 'freestyle', 'medley']],
    ['tennis', ['single', 'double', 'doubleMix']],
    ['fencing', ['epee', 'foil', 'sabre']],
    ['alpineSkiing', ['slalom', 'giantSlalom', 'superG', 'downhill', 'alpineCombined']],
  ])('has the positions of %s that the specification names, and another one', (sport, positions) =>
    expect(positionChoices(sport, 'en').map(({ id }) => id)).toEqual([...positions, 'other']),
  );

  it.each([
    ['wrestling', ['folkstyle', 'grecoRoman']],
    [
      'trackAndField',
      ['60m', 'marathon', 'highJump', 'longJump', 'shotPut', 'javelinThrow', 'heptathlon', 'decathlon'],
    ],
  ])('has the styles or events of %s that the specification names', (sport, positions) => {
    for (const position of positions) expect(hasPosition(sport, position), position).toBe(true);
  });

  it('has youth, school, college and university, and professional levels of the other sports', () => {
    const labels = (country: 'can' | 'usa') =>
      ['basketball', 'football', 'soccer', 'volleyball', 'trackAndField'].flatMap((sport) =>
        categoryChoices(sport, country, 'en').flatMap(({ choices }) => choices.map(({ label }) => label)),
      );
    for (const level of ['High school', 'NCAA Division I', 'NAIA', 'NJCAA'])
      expect(
        labels('usa').some((label) => label.includes(level)),
        level,
      ).toBe(true);
    for (const level of ['High school', 'U\u00a0SPORTS', 'Cegep'])
      expect(
        labels('can').some((label) => label.includes(level)),
        level,
      ).toBe(true);
  });

  it('ends every list of positions and categories with another one, in the athlete’s words', () => {
    for (const { id } of sportChoices('en')) {
      expect(positionChoices(id, 'fr-ca').at(-1)).toEqual({ id: 'other', label: 'Autre' });
      for (const country of countries)
        expect(categoryChoices(id, country, 'en').at(-1)).toEqual({ choices: [{ id: 'other', label: 'Other' }] });
    }
  });

  it('offers the levels of a season, and the one that an older item keeps', () => {
    const offered = (season: number, kept = '') =>
      categoryChoices('hockey', 'can', 'en', { season, kept })
        .flatMap(({ choices }) => choices.map(({ id }) => id))
        .filter((id) => id === 'u18BB' || id === 'm19' || id === 'u18AA');
    expect(offered(2025)).toEqual(['u18BB', 'u18AA']);
    expect(offered(2026)).toEqual(['u18AA', 'm19']);
    expect(offered(2027)).toEqual(['u18AA']);
    expect(offered(2027, 'u18BB')).toEqual(['u18BB', 'u18AA']);
    expect(isCategoryOf({ sport: 'hockey', country: 'can', category: 'u18BB' }, 2026)).toBe(false);
  });

  it('suggests stats and events for every sport, each naming one thing', () => {
    for (const { id } of sportChoices('en'))
      for (const language of languages) {
        const suggestions = eventSuggestions(id, language);
        expect(suggestions.length).toBeGreaterThan(2);
        expect(new Set(suggestions).size).toBe(suggestions.length);
        for (const suggestion of suggestions)
          expect(suggestion.replace(/^Plus\/(minus|moins)$/u, ''), suggestion).not.toContain('/');
      }
    expect(eventSuggestions('hockey', 'fr-ca')).toContain('Pourcentage d’arrêts');
    expect(eventSuggestions('', 'en')).toEqual([]);
  });

  it('knows the suggestions whose result is a number, in both languages', () => {
    for (const event of ['Goals', 'Buts', 'Pourcentage d’arrêts']) expect(isCountedEvent('hockey', event)).toBe(true);
    expect(isCountedEvent('hockey', 'Plus/minus')).toBe(false);
    expect(isCountedEvent('wrestling', 'Season record, wins and losses')).toBe(false);
    expect(isCountedEvent('hockey', 'goals in our own barn')).toBe(false);
    expect(isCountedEvent('', 'Goals')).toBe(false);
  });

  it('answers in the language of the reader', () => {
    expect(sportLabel('hockey', 'en')).toBe('Ice hockey');
    expect(sportLabel('hockey', 'fr-ca')).toBe('Hockey sur glace');
    expect(positionLabel('hockey', 'goalie', 'fr-ca')).toBe('Gardien(-ne) de but');
    expect(categoryLabel('hockey', 'can', 'u18AAA', 'fr-ca')).toBe('M18 AAA');
  });

  it('returns an unknown id as its own label', () => {
    expect(sportLabel('quidditch', 'en')).toBe('quidditch');
    expect(positionLabel('hockey', 'seeker', 'en')).toBe('seeker');
  });

  it('knows which positions and categories belong to a sport', () => {
    expect(hasSport('tennis') && hasPosition('tennis', 'single')).toBe(true);
    expect(hasPosition('tennis', 'goalie')).toBe(false);
    expect(hasCategory('swimming', 'can', 'state')).toBe(false);
    expect(hasSport('constructor')).toBe(false);
    expect(axisOf('swimming')).toBe('stroke');
    expect(axisOf('fencing')).toBe('weapon');
  });
});
