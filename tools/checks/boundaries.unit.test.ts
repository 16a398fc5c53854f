import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { boundaryViolations, importsOf } from './boundaries.ts';
import { readSources, root } from './repository.ts';
import { isSource } from './source-file.ts';

const dependenciesOf = (workspace: string): ReadonlySet<string> => {
  const names = [workspace, '.'].flatMap((folder) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    );
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  return new Set(names);
};

const violations = (path: string, text: string) =>
  boundaryViolations(
    [{ path, text }],
    () => new Set(['zod', 'kysely', 'stripe', 'react', '@tanstack/react-router', 'vitest']),
  );

it('every workspace imports only what the architecture lets it', () => {
  expect(boundaryViolations(readSources(isSource), dependenciesOf)).toEqual([]);
});

it('every way to import is seen', () => {
  const text = [
    "import 'a';",
    'import { b,',
    "  c } from 'bc';",
    "export * from 'd';",
    "const e = await import('e');",
  ].join('\n');
  expect(importsOf(text)).toEqual(['bc', 'd', 'a', 'e']);
});

it('the domain may use zod and nothing of the outside', () => {
  expect(violations('packages/domain/src/plan/a.ts', "import { z } from 'zod';")).toEqual([]);
  expect(violations('packages/domain/src/plan/a.ts', "import { sql } from 'kysely';")).toHaveLength(1);
  expect(violations('packages/domain/src/plan/a.ts', "import { readFileSync } from 'node:fs';")).toHaveLength(1);
  expect(violations('packages/domain/src/plan/a.ts', "import { connect } from '@palmares/db';")).toHaveLength(1);
});

it('the browser part of the web app may not reach the database', () => {
  const text = "import { connect } from '@palmares/db/database';";
  expect(violations('apps/web/src/screens/dashboard.tsx', text)).toEqual([
    'apps/web/src/screens/dashboard.tsx: @palmares/db/database is for *.server.ts and src/api only',
  ]);
  expect(violations('apps/web/src/request-scope.server.ts', text)).toEqual([]);
  expect(violations('apps/web/src/api/context.ts', text)).toEqual([]);
});

it('the interface kit knows nothing of athletes', () => {
  expect(
    violations('packages/ui/src/card.tsx', "import type { Motto } from '@palmares/domain/sections/motto';"),
  ).toHaveLength(1);
});

it('the Stripe simulator shares nothing with the billing package', () => {
  expect(violations('tools/stripe-simulator/api.ts', "import { prices } from '@palmares/billing';")).toHaveLength(1);
});

it('a path into another workspace is refused', () => {
  expect(
    violations('apps/worker/src/a.ts', "import { connect } from '../../../packages/db/src/database.ts';"),
  ).toHaveLength(1);
});

it('a package that is not declared is refused', () => {
  expect(violations('apps/web/src/a.ts', "import lodash from 'lodash';")).toHaveLength(1);
});

it('a second module of an app that reads the environment is refused', () => {
  const config = { path: 'apps/worker/src/config.ts', text: 'process.env' };
  const second = { path: 'apps/worker/src/mail.ts', text: 'process.env.SMTP_URL' };
  expect(boundaryViolations([config], () => new Set())).toEqual([]);
  expect(boundaryViolations([config, second], () => new Set())).toHaveLength(1);
  expect(violations('packages/db/src/database.ts', 'process.env.DATABASE_URL')).toHaveLength(1);
});
