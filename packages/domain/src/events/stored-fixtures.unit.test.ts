import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type RegisteredEvent, registeredEvents, upcast } from './registry.ts';

const sources = join(import.meta.dirname, '..');
const fixtures = z
  .array(z.object({ name: z.string(), stored: z.unknown(), current: z.unknown() }))
  .check(z.minLength(1));

const kebab = (type: string): string => type.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase();

const fileOf = ({ kind, section, type }: RegisteredEvent, version: number): string =>
  join(section ? `sections/${section}` : kind, 'fixtures', `${kebab(type)}.v${version}.json`);

const versions = registeredEvents.flatMap((event) =>
  Array.from({ length: event.schemaVersion }, (_, index) => ({
    type: event.type,
    version: index + 1,
    file: fileOf(event, index + 1),
  })),
);

/** `stored` is what the log holds and never changes; `current` changes with each new schema version. */
describe('the stored fixtures of events', () => {
  it('exist for every type and schema version, and for no other', () =>
    expect(globSync('**/fixtures/*.json', { cwd: sources }).sort()).toEqual(versions.map(({ file }) => file).sort()));

  it.each(versions)('$type version $version reads to the same current data', ({ type, version, file }) => {
    for (const { name, stored, current } of fixtures.parse(JSON.parse(readFileSync(join(sources, file), 'utf8'))))
      expect(upcast(type, version, stored), name).toStrictEqual({ type, data: current });
  });
});
