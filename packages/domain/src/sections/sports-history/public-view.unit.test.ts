import { describe, expect, it } from 'vitest';
import { openReader } from '../kit/testing/readers.ts';
import type { Performance, Sport } from './fields.ts';
import { sportsHistoryPublicView } from './public-view.ts';

const hockey: Sport = {
  id: 'edit-a',
  country: 'can',
  sport: 'hockey',
  category: 'other',
  categoryOther: 'M17 élite',
  position: 'other',
  positionOther: 'Rover',
  team: '',
  league: '',
};
const saves: Performance = {
  id: 'edit-c',
  sportId: hockey.id,
  result: '.931',
  event: 'Save percentage',
  desc: '',
  metric: { kind: 'percent', value: 9310, unit: 'average', date: '2026-11-14', source: 'official', link: '' },
};
const viewOf = (sports: Sport[], performance: Performance, language: 'en' | 'fr-ca' = 'en') =>
  sportsHistoryPublicView(
    { seasons: [{ year: 2026, sports, performances: [performance], awards: [] }], links: [] },
    { ...openReader, language },
  ).seasons[0];

describe('the sports history that a scout reads', () => {
  it('has the athlete’s own words for a level and a position of no list', () =>
    expect(viewOf([hockey], saves)?.sports[0]).toMatchObject({
      sportId: 'hockey',
      position: 'Rover',
      level: 'M17 élite',
      ownWords: { position: true, level: true },
    }));

  it('has a metric as its figure, in the reader’s language, with its source and date', () =>
    expect(viewOf([hockey], saves, 'fr-ca')?.performances[0]).toEqual({
      id: '1',
      sport: '',
      figure: ',931',
      result: '',
      event: 'Save percentage',
      desc: '',
      metric: { date: '2026-11-14', source: 'official', link: '' },
    }));

  it('has the result beside a metric when it says something else', () => {
    expect(viewOf([hockey], { ...saves, result: 'First of 14' })?.performances[0]).toMatchObject({
      figure: '.931',
      result: 'First of 14',
    });
    expect(viewOf([hockey], { ...saves, metric: null })?.performances[0]).toMatchObject({
      figure: '.931',
      result: '',
      metric: null,
    });
  });

  it('names the sport of a performance in a season of several', () => {
    const softball = { ...hockey, id: 'edit-b', sport: 'softball' };
    expect(viewOf([hockey, softball], saves)?.performances[0]?.sport).toBe('Ice hockey');
    for (const sportId of ['gone', ''])
      expect(viewOf([hockey, softball], { ...saves, sportId })?.performances[0]).toMatchObject({
        sport: '',
        figure: '.931',
      });
  });
});
