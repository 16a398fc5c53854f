import { describe, expect, it } from 'vitest';
import { randomFrom } from '../kernel/seeded-random.ts';
import { contacts } from './contacts/index.ts';
import { highlights } from './highlights/index.ts';
import { profilePicture } from './profile-picture/index.ts';
import { differingRows, onlyRows, orderIn, withRows } from './rows.ts';
import type { SportsHistoryDraft } from './sports-history/fields.ts';
import { historyWith } from './sports-history/generated.ts';
import { sportsHistory } from './sports-history/index.ts';
import { seasonYears } from './sports-history/seasons.ts';
import { vision } from './vision/index.ts';

const years = seasonYears(new Date('2026-11-20T12:00:00Z'));
const seeds = Array.from({ length: 400 }, (_, seed) => seed + 1);
const histories = (seed: number) => {
  const random = randomFrom(seed);
  return { random, mine: historyWith(random, years), theirs: historyWith(random, years) };
};

const isOrder = (row: string): boolean => row.startsWith('order of ');

/** Each item with the list that it is in. */
const itemsIn = ({ seasons, links }: SportsHistoryDraft) =>
  new Map(
    [
      ...seasons.flatMap(({ year, ...lists }) =>
        Object.entries(lists).flatMap(([list, items]) => items.map((item) => ({ list: `${year} ${list}`, item }))),
      ),
      ...links.map((item) => ({ list: 'links', item })),
    ].map((found) => [found.item.id, found]),
  );

describe('rows of two sports histories', () => {
  it('that are all taken make theirs', () => {
    for (const seed of seeds) {
      const { mine, theirs } = histories(seed);
      const rows = new Set(differingRows(sportsHistory, mine, theirs));
      expect(withRows(sportsHistory, mine, theirs, rows), `seed ${seed}`).toEqual(theirs);
      expect(withRows(sportsHistory, mine, onlyRows(sportsHistory, theirs, rows), rows), `seed ${seed}`).toEqual(
        theirs,
      );
    }
  });

  it('of which none is taken leave mine, and equal ones have none', () => {
    for (const seed of seeds) {
      const { mine, theirs } = histories(seed);
      expect(withRows(sportsHistory, mine, theirs, new Set())).toEqual(mine);
      expect(differingRows(sportsHistory, mine, structuredClone(mine))).toEqual([]);
    }
  });

  it('are taken one by one: an item is theirs if it is among them, and else mine', () => {
    for (const seed of seeds) {
      const { random, mine, theirs } = histories(seed);
      const rows = new Set(differingRows(sportsHistory, mine, theirs).filter(() => random.below(2) === 0));
      const [taken, here, there] = [withRows(sportsHistory, mine, theirs, rows), mine, theirs].map(itemsIn);
      for (const id of new Set([...(here?.keys() ?? []), ...(there?.keys() ?? [])]))
        expect(taken?.get(id), `seed ${seed}, ${id}`).toEqual((rows.has(id) ? there : here)?.get(id));
    }
  });

  it('leave the order of mine, unless an order is taken', () => {
    for (const seed of seeds) {
      const { mine, theirs } = histories(seed);
      const rows = differingRows(sportsHistory, mine, theirs);
      const items = new Set(rows.filter((row) => !isOrder(row)));
      const taken = withRows(sportsHistory, mine, theirs, items);
      const common = (of: SportsHistoryDraft) =>
        of.links.map(({ id }) => id).filter((id) => mine.links.some((link) => link.id === id) && !items.has(id));
      expect(common(taken), `seed ${seed}`).toEqual(common(mine));
      expect(differingRows(sportsHistory, taken, theirs), `seed ${seed}`).toEqual(rows.filter(isOrder));
    }
  });

  it('go back to mine when they are taken back', () => {
    for (const seed of seeds) {
      const { random, mine, theirs } = histories(seed);
      const rows = new Set(differingRows(sportsHistory, mine, theirs).filter(() => random.below(2) === 0));
      const taken = withRows(sportsHistory, mine, theirs, rows);
      const changed = new Set(differingRows(sportsHistory, mine, taken));
      expect(withRows(sportsHistory, taken, onlyRows(sportsHistory, mine, changed), changed)).toEqual(mine);
    }
  });
});

describe('rows of a list', () => {
  const coach = { role: 'coach', relation: '', organization: '', phone: '', email: '', permission: false } as const;
  const contact = (id: string, name: string) => ({ id, name, ...coach });
  const [a, b, c] = [contact('a', 'Ann'), contact('b', 'Bea'), contact('c', 'Cléo')];

  it('keep what both have of the others, and put a new item after the one that it follows', () => {
    const mine = { contacts: [a, b] };
    const theirs = { contacts: [contact('a', 'Anna'), c, b] };
    expect(differingRows(contacts, mine, theirs)).toEqual(['a', 'c']);
    expect(withRows(contacts, mine, theirs, new Set(['c']))).toEqual({ contacts: [a, c, b] });
  });

  it('name an order that differs, whose items can be found', () => {
    const mine = { contacts: [a, b, c] };
    const theirs = { contacts: [c, a] };
    const [removed, order = ''] = differingRows(contacts, mine, theirs);
    expect(removed).toBe('b');
    expect(orderIn(contacts, theirs, order)).toEqual(['c', 'a']);
    expect(orderIn(contacts, theirs, 'b')).toBeNull();
    expect(withRows(contacts, mine, theirs, new Set([order]))).toEqual({ contacts: [c, a, b] });
  });

  it('that are kept for later hold nothing of the others but their ids', () => {
    expect(onlyRows(contacts, { contacts: [a, b] }, new Set(['b']))).toEqual({ contacts: [{ id: 'a' }, b] });
  });
});

describe('rows of a record', () => {
  it('are its fields', () => {
    const mine = { dreams: 'To play.', plan: 'Train.' };
    const theirs = { dreams: 'To win.', plan: 'Train.' };
    expect(differingRows(vision, mine, theirs)).toEqual(['dreams']);
    expect(withRows(vision, mine, theirs, new Set(['dreams']))).toEqual(theirs);
    expect(withRows(vision, mine, theirs, new Set(['plan']))).toEqual(mine);
    expect(onlyRows(vision, mine, new Set(['plan']))).toEqual({ plan: 'Train.' });
  });

  it('are taken with the fields that say nothing without them', () => {
    const picture = (fileId: string, left: number) => {
      const crop = { left, top: 0, side: 0.5 };
      return { fileId, crop, cardCrop: crop };
    };
    expect(differingRows(profilePicture, picture('one', 0), picture('one', 0.5))).toEqual(['fileId']);
    expect(withRows(profilePicture, picture('one', 0), picture('two', 0.5), new Set(['fileId']))).toEqual(
      picture('two', 0.5),
    );
    const empty = highlights.empty();
    const video = { ...empty, firstVideo: 'https://youtu.be/one', firstTitle: 'Goals' };
    expect(differingRows(highlights, empty, video)).toEqual(['firstVideo']);
    expect(withRows(highlights, empty, video, new Set(['firstVideo']))).toEqual(video);
  });
});
