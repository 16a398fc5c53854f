import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { registeredEvents, upcast } from '../events/registry.ts';
import type { DomainEvent } from '../kernel/decider.ts';
import type { StreamKind } from '../kernel/stream.ts';

const sources = join(import.meta.dirname, '..');

interface Fixture {
  readonly stored: unknown;
}

const typeOf = new Map(
  registeredEvents.map(({ type }) => [type.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase(), type]),
);

/** The stored fixtures of one file, upcast to the current version. */
const eventsIn = (file: string): readonly DomainEvent[] => {
  const [name = '', version = ''] = basename(file).split('.');
  const type = typeOf.get(name);
  if (!type) throw new Error(`No event has the fixture ${file}`);
  const fixtures: readonly Fixture[] = JSON.parse(readFileSync(join(sources, file), 'utf8'));
  return fixtures.map(({ stored }) => upcast(type, Number(version.slice('v'.length)), stored));
};

const kindOf = new Map(registeredEvents.map(({ type, kind }) => [type, kind]));

/** Every stored fixture of this stream kind, in the same order on every machine. */
export const fixtureEvents = (kind: StreamKind): readonly DomainEvent[] =>
  globSync('**/fixtures/*.json', { cwd: sources })
    .sort()
    .flatMap(eventsIn)
    .filter(({ type }) => kindOf.get(type) === kind);

/** Generates sequences of fixture events in any order, including histories that no command would write. */
export const historiesOf = (
  kind: StreamKind,
  length: { readonly minLength?: number; readonly maxLength: number },
): fc.Arbitrary<readonly DomainEvent[]> =>
  fc.array(fc.constantFrom(...fixtureEvents(kind)), { ...length, size: 'max' });

/** One such history; the same for the same length and seed. */
export const randomHistory = (kind: StreamKind, length: number, seed = 1): readonly DomainEvent[] =>
  fc.sample(historiesOf(kind, { minLength: length, maxLength: length }), { seed, numRuns: 1 }).flat();
