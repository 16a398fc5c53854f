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
    () => new Set(['zod', 'kysely', 'pg', 'pg-boss', 'stripe', 'react', '@tanstack/react-router', 'vitest']),
  );

const importing = (path: string, ...specifiers: readonly string[]) =>
  violations(path, specifiers.map((specifier) => `import '${specifier}';`).join('\n'));

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

it('the event store may use Kysely, pg and Node, and nothing of ours', () => {
  const path = 'packages/event-store/src/event-log/append.ts';
  expect(importing(path, 'kysely', 'pg', 'node:crypto', '@palmares/event-store/stream')).toEqual([]);
  for (const name of ['domain', 'application', 'db', 'billing', 'ui', 'embedded-postgres'])
    expect(importing(path, `@palmares/${name}/a`), name).toHaveLength(1);
  for (const name of ['zod', 'pg-boss', 'stripe']) expect(importing(path, name), name).toHaveLength(1);
});

it('the database package may use the domain and the event store, and no use case', () => {
  const path = 'packages/db/src/accounts/accounts.ts';
  expect(importing(path, '@palmares/domain/plan/index', '@palmares/event-store/stream')).toEqual([]);
  for (const name of ['application', 'billing', 'ui', 'embedded-postgres'])
    expect(importing(path, `@palmares/${name}`), name).toHaveLength(1);
});

it('a use case may reach the domain, the event store, the database package and billing, and no app', () => {
  const path = 'packages/application/src/handle-command.ts';
  const allowed = ['domain', 'event-store', 'db', 'billing'].map((name) => `@palmares/${name}/a`);
  expect(importing(path, ...allowed)).toEqual([]);
  for (const name of ['ui', 'web', 'worker', 'cli', 'embedded-postgres'])
    expect(importing(path, `@palmares/${name}/a`), name).toHaveLength(1);
});

it('worker and command line may use every package but the interface kit', () => {
  const allowed = ['domain', 'application', 'event-store', 'db', 'billing'].map((name) => `@palmares/${name}/a`);
  for (const app of ['worker', 'cli']) {
    expect(importing(`apps/${app}/src/a.ts`, ...allowed), app).toEqual([]);
    for (const name of ['ui', 'web', 'embedded-postgres'])
      expect(importing(`apps/${app}/src/a.ts`, `@palmares/${name}`), `${app} ${name}`).toHaveLength(1);
  }
});

it('what happened is put into words from the domain alone, for the apps and not for the interface kit', () => {
  const path = 'packages/history/src/events/plan.ts';
  expect(importing(path, '@palmares/domain/plan')).toEqual([]);
  for (const name of ['application', 'event-store', 'db', 'billing', 'ui'])
    expect(importing(path, `@palmares/${name}`), name).toHaveLength(1);
  for (const name of ['zod', 'react', 'node:crypto']) expect(importing(path, name), name).toHaveLength(1);
  for (const app of ['worker', 'cli', 'web'])
    expect(importing(`apps/${app}/src/a.ts`, '@palmares/history/voice'), app).toEqual([]);
  for (const name of ['ui', 'domain', 'db', 'application'])
    expect(importing(`packages/${name}/src/a.ts`, '@palmares/history/voice'), name).toHaveLength(1);
});

it('no package below imports a use case', () => {
  for (const name of ['domain', 'event-store', 'db', 'billing', 'history', 'ui'])
    expect(importing(`packages/${name}/src/a.ts`, '@palmares/application'), name).toHaveLength(1);
});

it('only tools and tests start a PostgreSQL', () => {
  const specifier = '@palmares/embedded-postgres/embedded-postgres';
  expect(importing('tools/start/database.ts', specifier)).toEqual([]);
  expect(importing('packages/db/src/testing/test-server.ts', specifier)).toEqual([]);
  for (const path of ['apps/web/src/api/a.ts', 'apps/worker/src/a.ts', 'apps/cli/src/a.ts', 'packages/db/src/a.ts'])
    expect(importing(path, specifier), path).toHaveLength(1);
});

it('what production runs uses no helper of the tests', () => {
  const specifier = '@palmares/db/testing/event-log';
  expect(importing('apps/cli/src/doctor/doctor.db.test.ts', specifier)).toEqual([]);
  expect(importing('tools/bench/server.ts', specifier)).toEqual([]);
  expect(importing('apps/cli/src/doctor/doctor.ts', specifier)).toHaveLength(1);
  expect(importing('packages/db/src/a.ts', '../src/testing/event-log.ts')).toHaveLength(1);
});

it('the browser part of the web app may not reach the database', () => {
  const text = "import { connect } from '@palmares/db/database';";
  expect(violations('apps/web/src/screens/dashboard.tsx', text)).toEqual([
    'apps/web/src/screens/dashboard.tsx: @palmares/db/database is for *.server.ts and src/api only',
  ]);
  expect(violations('apps/web/src/server/request-scope.server.ts', text)).toEqual([]);
  expect(violations('apps/web/src/api/context.ts', text)).toEqual([]);
});

it('use cases, event store, database package and billing are for the server part of the web app', () => {
  for (const name of ['application', 'event-store', 'db', 'billing']) {
    expect(importing('apps/web/src/screens/dashboard.tsx', `@palmares/${name}/a`), name).toHaveLength(1);
    expect(importing('apps/web/src/api/plan/plan.router.server.ts', `@palmares/${name}/a`), name).toEqual([]);
  }
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
