import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../kernel/seeded-random.ts';
import type { SportsHistory } from './fields.ts';
import { historyWith } from './generated.ts';
import { sportsHistory } from './index.ts';
import { seasonYears } from './seasons.ts';

type SportsHistoryCommand = Parameters<typeof sportsHistory.decide>[0];

const at = new Date('2026-11-20T12:00:00Z');
const years = seasonYears(at);
const seeds = Array.from({ length: 400 }, (_, seed) => seed + 1);

const applied = (commands: readonly SportsHistoryCommand[], from: SportsHistory): SportsHistory =>
  commands.reduce((content, command) => {
    const decision = sportsHistory.decide(command, content, { at, athlete: null });
    if (!decision.ok) throw new Error(`${command.type} was refused: ${decision.refusal.code}`);
    expect(decision.value).toHaveLength(1);
    return decision.value.reduce(sportsHistory.evolve, content);
  }, from);

describe('changes of a sports history', () => {
  it('turn any history into any other, and each of them is accepted and has an effect', () => {
    for (const seed of seeds) {
      const random = randomFrom(seed);
      const from = historyWith(random, years);
      const to = historyWith(random, years);
      expect(sportsHistory.content.parse(to), `seed ${seed}`).toEqual(to);
      expect(applied(sportsHistory.changes(from, to), from), `seed ${seed}`).toEqual(to);
    }
  });

  it('are none between equal histories', () => {
    for (const seed of seeds) {
      const history = historyWith(randomFrom(seed), years);
      expect(sportsHistory.changes(history, structuredClone(history))).toEqual([]);
    }
  });

  it('touch an item once, or twice if it moves and changes', () => {
    for (const seed of seeds) {
      const random = randomFrom(seed);
      const from = historyWith(random, years);
      const to = historyWith(random, years);
      const perItem = Map.groupBy(sportsHistory.changes(from, to), (command) =>
        'item' in command ? command.item.id : command.id,
      );
      for (const commands of perItem.values()) expect(commands.length).toBeLessThanOrEqual(2);
    }
  });

  it('move one item when one was dragged', () => {
    const random = randomFrom(7);
    const links = Array.from({ length: 4 }, (_, index) => ({
      id: `00000000-0000-4000-8004-00000000000${index}`,
      name: `Link ${index}`,
      url: 'https://club.example',
    }));
    const [a, b, c, d] = links;
    if (!a || !b || !c || !d) throw new Error('Four links are needed');
    const from = { ...historyWith(random, years), links };
    expect(sportsHistory.changes(from, { ...from, links: [b, c, d, a] })).toEqual([
      { type: 'MoveExternalLink', id: a.id, index: 3 },
    ]);
    expect(sportsHistory.changes(from, { ...from, links: [d, a, b, c] })).toEqual([
      { type: 'MoveExternalLink', id: d.id, index: 0 },
    ]);
  });
});

describe('the valid part of a draft', () => {
  /** Breaks some items and lists, as unfinished typing does. */
  const halfTyped = (history: SportsHistory, seed: number): unknown => {
    const random = randomFrom(seed * 7919);
    const broken = <I extends object>(items: readonly I[], field: string): unknown[] =>
      items.map((item) => (random.below(3) === 0 ? { ...item, [field]: '' } : item));
    return {
      seasons: history.seasons.map((season) => ({
        ...season,
        sports: random.below(6) === 0 ? [] : broken(season.sports, 'sport'),
        performances: broken(season.performances, 'result'),
        awards: [...broken(season.awards, 'name'), ...(random.below(4) === 0 ? season.awards : [])],
      })),
      links: broken(history.links, 'url'),
    };
  };

  it('is accepted as a whole, whatever the draft', () => {
    for (const seed of seeds) {
      const random = randomFrom(seed);
      const confirmed = historyWith(random, years);
      const part = sportsHistory.validPart(halfTyped(historyWith(random, years), seed), confirmed);
      expect(applied(sportsHistory.changes(confirmed, part), confirmed), `seed ${seed}`).toEqual(part);
    }
  });

  it('of a valid draft is the draft', () => {
    for (const seed of seeds) {
      const random = randomFrom(seed);
      const confirmed = historyWith(random, years);
      const draft = historyWith(random, years);
      expect(sportsHistory.validPart(draft, confirmed)).toEqual(draft);
    }
  });

  it('of a malformed draft is what was confirmed', () => {
    const confirmed = historyWith(randomFrom(3), years);
    for (const draft of [null, 'x', {}, { seasons: 'none', links: [] }]) {
      expect(sportsHistory.validPart(draft, confirmed)).toEqual(confirmed);
    }
  });
});
