import { expect, it } from 'vitest';
import { lateCodeViolations } from './late-code.ts';
import { readSources } from './repository.ts';
import { isSource } from './source-file.ts';

const violationsIn = (path: string, text: string) => lateCodeViolations([{ path, text }]);

it('all code that a browser loads late is fetched before it is imported, and can be asked for again', () => {
  expect(lateCodeViolations(readSources(isSource))).toEqual([]);
});

it.each([
  'const load = () => import(`./form.tsx`);',
  'const load = () => import(/* @vite-ignore */ address);',
  "import { lazy, Suspense } from 'react';",
])('%s is refused in a browser', (text) => {
  expect(violationsIn('apps/web/src/screens/form.tsx', text)).toHaveLength(1);
  expect(violationsIn('packages/ui/src/form.tsx', text)).toHaveLength(1);
  expect(violationsIn('apps/web/src/server/form.server.tsx', text)).toEqual([]);
});

it('an import that names its module may be anywhere', () => {
  expect(
    violationsIn('apps/web/src/form.tsx', "/** An `import()`. */ const load = () => import('./form.tsx');"),
  ).toEqual([]);
});
