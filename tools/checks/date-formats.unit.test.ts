import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './repository.ts';

const allowed: Readonly<Record<string, string>> = {
  'packages/domain/src/kernel/date-text.ts': 'the one place',
  'packages/ui/src/forms/figures/date-parts.ts': 'names of months and the order of fields, without a day',
  'apps/web/src/browser/use-time-zone.ts': 'the zone of the browser',
  'apps/cli/src/history/moment.ts': 'the full name of a zone',
};

it('a date is formatted by one function, which knows the French 1er', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\/paraglide\/|\.test\.tsx?$/u.test(file),
  );
  const formatting = files.filter((file) =>
    /\bDateTimeFormat\(|\.toLocale(?:Date|Time)?String\(/u.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(formatting.sort()).toEqual(Object.keys(allowed).sort());
});
