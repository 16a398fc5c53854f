import type { SectionContent } from '@palmares/domain/portfolio';
import { historyWith, randomFrom } from '@palmares/domain/testing';
import { readSection } from '@palmares/history/sections';
import { award, link, performance, sport } from '@palmares/history/testing';
import { describe, expect, it } from 'vitest';
import { compareReadings } from './compare.ts';

type SportsHistory = SectionContent<'sports-history'>;

const read = (content: SportsHistory) => readSection('sports-history', content, 'en');
const compare = (before: SportsHistory, after: SportsHistory) => compareReadings(read(before), read(after));
const season = (year: number, given: Partial<SportsHistory['seasons'][number]> = {}) => ({
  year,
  sports: [],
  performances: [],
  awards: [],
  ...given,
});
const history = (...seasons: SportsHistory['seasons']): SportsHistory => ({ seasons, links: [] });

describe('the difference of two contents', () => {
  it('of the same content is empty', () => {
    const content = history(season(2026, { sports: [{ ...sport }], awards: [{ ...award }] }));
    expect(compare(content, structuredClone(content))).toEqual([]);
  });

  it('of a record has each changed field with its label, before and after', () => {
    const before = readSection('motto', { motto: 'One more save', explanation: 'Always.' }, 'en');
    const after = readSection('motto', { motto: 'Next shot', explanation: 'Always.' }, 'en');
    expect(compareReadings(before, after)).toEqual([
      {
        change: 'field',
        path: ['motto'],
        label: 'Motto',
        before: 'One more save',
        after: 'Next shot',
        says: { before: 'One more save', after: 'Next shot' },
      },
    ]);
  });

  it('identifies an item by its id: a change of fields is no removal and addition', () => {
    const changes = compare(
      history(season(2026, { sports: [{ ...sport }] })),
      history(season(2026, { sports: [{ ...sport, category: 'u18AAA' }] })),
    );
    expect(changes).toMatchObject([
      {
        change: 'changed',
        path: ['seasons', '2026', 'sports', sport.id],
        list: 'Season 2026–2027 › Sports',
        fields: [
          {
            path: ['seasons', '2026', 'sports', sport.id, 'category'],
            label: 'Category or level',
            before: 'u18AA',
            after: 'u18AAA',
            says: { before: 'U18 AA', after: 'U18 AAA' },
          },
        ],
      },
    ]);
  });

  it('has the fields of an added or removed item', () => {
    const full = { seasons: [season(2026, { performances: [{ ...performance }] })], links: [{ ...link }] };
    const [first, second] = compare(history(), full);
    expect(first).toMatchObject({
      change: 'added',
      from: null,
      to: { list: 'Season 2026–2027 › Performances', place: 1 },
    });
    expect(second).toMatchObject({
      change: 'added',
      fields: [{ before: '', after: 'Statistics' }, { after: link.url }],
    });
    expect(compare(full, history()).map(({ change }) => change)).toEqual(['removed', 'removed']);
  });

  it('distinguishes a move to another season or place from a change', () => {
    const second = { ...award, id: 'second', name: 'Captain' };
    const before = history(season(2026, { awards: [{ ...award }, second] }), season(2025, { awards: [] }));
    expect(compare(before, history(season(2026, { awards: [second, { ...award }] })))).toMatchObject([
      { change: 'moved', item: '“Captain”', from: { place: 2 }, to: { place: 1 }, fields: [] },
    ]);
    expect(
      compare(before, history(season(2026, { awards: [second] }), season(2025, { awards: [{ ...award }] }))),
    ).toMatchObject([
      {
        change: 'moved',
        from: { list: 'Season 2026–2027 › Awards', place: 1 },
        to: { list: 'Season 2025–2026 › Awards', place: 1 },
      },
    ]);
  });

  it('is empty exactly if two histories are equal', () => {
    const random = randomFrom(20261121);
    for (let round = 0; round < 200; round += 1) {
      const [before, after] = [historyWith(random, [2026, 2025, 2024]), historyWith(random, [2026, 2025, 2024])];
      expect(compare(before, structuredClone(before))).toEqual([]);
      expect(compare(before, after).length === 0).toBe(JSON.stringify(before) === JSON.stringify(after));
    }
  });
});
