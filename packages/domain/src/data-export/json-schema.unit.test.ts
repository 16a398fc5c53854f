import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { identityDecider } from '../identity/decider.ts';
import { streamKinds } from '../kernel/stream.ts';
import { portfolioDecider } from '../portfolio/decider.ts';
import type { PortfolioEvent } from '../portfolio/events.ts';
import { fixtureEvents } from '../testing/random-history.ts';
import { headOf, historyEntry, identityContents, portfolioContents } from './contents.ts';
import { type ExportFileName, exportFiles } from './files.ts';
import { exportSchema } from './json-schema.ts';

/** The published schema, read back from JSON as by somebody who downloads it. */
const published = z.fromJSONSchema(JSON.parse(JSON.stringify(exportSchema())));
const fits = (file: unknown): boolean => published.safeParse(JSON.parse(JSON.stringify(file))).success;

const at = new Date('2026-11-28T12:00:00Z');
const metadata = {
  actor: { kind: 'operator', id: 'Noor' },
  correlationId: '',
  causationId: null,
  device: 'an office',
  link: null,
  reason: 'asked by mail',
} as const;

const entries = streamKinds.flatMap((kind) =>
  fixtureEvents(kind).map((event, index) =>
    historyEntry({ kind, version: index + 1, recordedAt: at, metadata, event }),
  ),
);

describe('the published schema', () => {
  it('describes every file and names its version', () => {
    expect(Object.keys(exportSchema().$defs ?? {})).toEqual(Object.keys(exportFiles));
    for (const name of Object.keys(exportFiles))
      expect(exportSchema().$defs?.[name]).toMatchObject({
        properties: { format: { const: 'palmares-data/2' }, file: { const: name } },
      });
  });

  it.each(entries.map((entry) => [entry.type, entry] as const))('accepts %s in a history', (_, entry) =>
    expect(fits({ ...headOf('history', at), events: [entry] })).toBe(true),
  );

  it('refuses an event with anything that was not written', () => {
    const [entry] = entries;
    expect(fits({ ...headOf('history', at), events: [{ ...entry, token: 'secret' }] })).toBe(false);
    expect(fits({ ...headOf('history', at), events: [{ ...entry, type: 'SomethingElse' }] })).toBe(false);
  });

  it('accepts a portfolio, also one whose texts are longer than is accepted today', () => {
    const events: readonly PortfolioEvent[] = [
      { type: 'MottoWritten', data: { motto: 'long '.repeat(900), explanation: '' } },
      {
        type: 'JobAdded',
        data: {
          index: 0,
          item: { id: 'j1', company: 'x'.repeat(3000), title: '', startYear: 1700, endYear: null, description: '' },
        },
      },
    ];
    const { athlete, sections } = events.reduce(
      (state, event, index) => portfolioDecider.evolve(state, { event, version: index + 1 }),
      portfolioDecider.initialState,
    );
    const file = portfolioContents({ version: 2, athlete, sections }, at);
    expect(fits(file)).toBe(true);
    expect(file.sections['work-experience']?.content).toMatchObject({ jobs: [{ startYear: 1700 }] });
    expect(fits({ ...file, sections: { ...file.sections, motto: { version: 1, content: { motto: 1 } } } })).toBe(false);
  });

  it.each(['account', 'sharing'] as const satisfies readonly ExportFileName[])('refuses an empty %s', (name) =>
    expect(fits(headOf(name, at))).toBe(false),
  );
});

describe('identity.json', () => {
  const events = [
    {
      type: 'AttemptStarted',
      data: {
        attemptId: 'a1',
        bank: '1',
        seed: 7,
        startedAt: '2026-11-20T12:00:00Z',
        deadline: '2026-11-20T12:25:00Z',
      },
    },
    { type: 'ColorChosen', data: { attemptId: 'a1', item: 'c1', choice: 'c1b' } },
  ] as const;
  const state = events.reduce(
    (before, event, index) => identityDecider.evolve(before, { event, version: index + 1 }),
    identityDecider.initialState,
  );

  it('has each answer as it was given, in words where the bank has them, and no seed', () => {
    const file = identityContents(state, () => ({ c1: 'You lose the final.' }), at);
    expect(fits(file)).toBe(true);
    expect(file.attempts[0]?.answers.colors).toEqual([
      { item: { id: 'c1', text: 'You lose the final.' }, choice: { id: 'c1b', text: null } },
    ]);
    expect(JSON.stringify(file)).not.toContain('seed');
  });
});

it('the history names no operator and no device but the athlete’s', () => {
  const [event] = fixtureEvents('plan');
  if (!event) throw new Error('There is no event of a plan');
  const of = (kind: 'athlete' | 'operator') =>
    historyEntry({
      kind: 'plan',
      version: 1,
      recordedAt: at,
      event,
      metadata: { ...metadata, actor: { kind, id: 'Noor' } },
    });
  expect(of('operator')).toMatchObject({ by: 'operator', device: null, reason: 'asked by mail' });
  expect(of('athlete')).toMatchObject({ by: 'athlete', device: 'an office' });
  expect(JSON.stringify(of('operator'))).not.toContain('Noor');
});
