import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identityDecider } from '../identity/decider.ts';
import type { Decider, DomainEvent } from '../kernel/decider.ts';
import { randomFrom } from '../kernel/seeded-random.ts';
import type { StreamKind } from '../kernel/stream.ts';
import { planDecider } from '../plan/decider.ts';
import { portfolioDecider } from '../portfolio/decider.ts';
import { historyWith } from '../sections/sports-history/generated.ts';
import { sportsHistory } from '../sections/sports-history/index.ts';
import { seasonYears } from '../sections/sports-history/seasons.ts';
import { sharingDecider } from '../sharing/decider.ts';
import { fixtureEvents, historiesOf } from '../testing/random-history.ts';

interface Folded {
  readonly kind: StreamKind;
  readonly version: number;
  /** Every state of the fold, from the initial one on. */
  states(events: readonly DomainEvent[]): readonly unknown[];
}

const folded = <Event extends DomainEvent, State>(
  kind: StreamKind,
  { version, initialState, evolve }: Decider<never, Event, State>,
): Folded => ({
  kind,
  version,
  states: (events) => {
    const states = [initialState];
    // The fixtures all have this kind.
    for (const [index, event] of (events as readonly Event[]).entries())
      states.push(evolve(states.at(-1) ?? initialState, { event, version: index + 1 }));
    return states;
  },
});

const deciders = [
  folded('portfolio', portfolioDecider),
  folded('identity', identityDecider),
  folded('sharing', sharingDecider),
  folded('plan', planDecider),
];

/** A digest of the state after every fixture, keyed by decider and version. */
const digests: Readonly<Record<string, string>> = {
  'portfolio 8': '9a437057dae26d38',
  'identity 1': '7bb230b26808ca2a',
  'sharing 3': '924cfb4e46da9d7a',
  'plan 2': 'eb14c0ca62cbd041',
};

const at = new Date('2026-11-20T12:00:00Z');

const sportsHistoryEvents = (seed: number): readonly DomainEvent[] => {
  const random = randomFrom(seed);
  const years = seasonYears(at);
  const events: DomainEvent[] = [];
  let content = sportsHistory.empty();
  for (let edit = 0; edit < 5; edit++)
    for (const command of sportsHistory.changes(content, historyWith(random, years))) {
      const decision = sportsHistory.decide(command, content, { at, athlete: null });
      if (!decision.ok) throw new Error(`${command.type} was refused: ${decision.refusal.code}`);
      events.push(...decision.value);
      content = decision.value.reduce(sportsHistory.evolve, content);
    }
  return events;
};

describe.each(deciders)('the state of a $kind stream', ({ kind, version, states }) => {
  it('survives a round trip through JSON after any history', () =>
    fc.assert(
      fc.property(historiesOf(kind, { maxLength: 60 }), (events) => {
        for (const state of states(events)) expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
      }),
      { numRuns: 50 },
    ));

  it('is not changed by later events, so that a process may keep it', () =>
    fc.assert(
      fc.property(historiesOf(kind, { maxLength: 30 }), (events) => {
        for (const [version, state] of states(events).entries())
          expect(state).toStrictEqual(states(events.slice(0, version)).at(-1));
      }),
      { numRuns: 30 },
    ));

  it('changes only when the version of its decider changes, so that no stale snapshot is used', () => {
    const all = states(fixtureEvents(kind));
    const digest = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16);
    expect(digest, `raise the version of the ${kind} decider, and enter its new digest`).toBe(
      digests[`${kind} ${version}`],
    );
  });
});

it('the state of a portfolio survives a round trip through JSON after any edits of its sports history', () => {
  const [portfolio] = deciders;
  for (let seed = 1; seed <= 50; seed++)
    for (const state of portfolio?.states(sportsHistoryEvents(seed)) ?? [])
      expect(JSON.parse(JSON.stringify(state)), `seed ${seed}`).toStrictEqual(state);
});
