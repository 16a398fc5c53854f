import { expect, it } from 'vitest';
import { readSources } from './repository.ts';
import { isSource, isTestFile } from './source-file.ts';

const allowed: Readonly<Record<string, string>> = {
  'packages/domain/src/kernel/date-text.ts': 'the one place',
  'packages/domain/src/kernel/home-day.ts': 'the clock of one zone, to count days by',
  'packages/ui/src/forms/figures/date-parts.ts': 'names of months and the order of fields, without a day',
  'apps/web/src/notices/zone-note.tsx': 'the zone of the browser, to name the other one',
  'apps/cli/src/history/moment.ts': 'the full name of a zone',
};

it('a date is formatted by one function, which knows the French 1er', () => {
  const formatting = readSources((path) => /^(?:apps|packages)\//.test(path) && isSource(path) && !isTestFile(path))
    .filter(({ text }) => /\bDateTimeFormat\(|\.toLocale(?:Date|Time)?String\(/u.test(text))
    .map(({ path }) => path);
  expect(formatting.sort()).toEqual(Object.keys(allowed).sort());
});
