import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { boundaryViolations } from './cruise.ts';
import { environmentViolations, inlineTypeImports } from './environment-readers.ts';
import { floors } from './floors.ts';
import { readSources, root } from './repository.ts';
import { isSource } from './source-file.ts';
import { repositoryWith } from './testing/repository-with.ts';

const violations = async (files: Readonly<Record<string, string>>) => {
  using repository = repositoryWith(files);
  return await boundaryViolations(repository.folder);
};

/** Returns the refused imports among these modules. */
const refused = async (imports: Readonly<Record<string, readonly string[]>>): Promise<readonly string[]> => {
  const files = Object.entries(imports).map(([path, specifiers]) => [
    path,
    specifiers.map((specifier) => `import '${specifier}';`).join('\n'),
  ]);
  const found = await violations(Object.fromEntries(files));
  return [...new Set(found.map(({ from, specifier }) => `${from}: ${specifier}`))].sort();
};

const ours = (...names: readonly string[]): readonly string[] => names.map((name) => `@palmares/${name}/a`);

/** Asserts which import a module may have and which it may not. */
const expectOf = async (path: string, { allowed, not }: Record<'allowed' | 'not', readonly string[]>) =>
  expect(await refused({ [path]: [...allowed, ...not] })).toEqual(
    not.map((specifier) => `${path}: ${specifier.replace(/^node:/, '')}`).sort(),
  );

it('every workspace imports only what the architecture lets it', async () => {
  expect(await boundaryViolations(root)).toEqual([]);
}, 120_000);

it('a program loads no folder of a workspace that the image lacks', async () => {
  const imports = { 'apps/worker/src/a.ts': ['../scripts/i18n.ts', './b.ts', '../content/c.ts'] };
  const others = ['apps/worker/scripts/i18n.ts', 'apps/worker/src/b.ts', 'apps/worker/content/c.ts'];
  expect(await refused({ ...imports, ...Object.fromEntries(others.map((path) => [path, []])) })).toEqual([
    'apps/worker/src/a.ts: ../scripts/i18n.ts',
  ]);
});

it('every form of import is detected', async () => {
  const path = 'packages/domain/src/ways.ts';
  const text = [
    "import '@palmares/db/a';",
    'import { b,',
    "  c } from 'kysely';",
    "import type { D } from 'pg';",
    "export * from 'stripe';",
    "export const e = async () => import('react');",
    'export type All = [typeof b, typeof c, D];',
  ].join('\n');
  const found = await violations({ [path]: text });
  const specifiers = new Set(found.map(({ specifier }) => specifier));
  expect([...specifiers].sort()).toEqual(['@palmares/db/a', 'kysely', 'pg', 'react', 'stripe']);
});

it('an inline import type is refused, because the boundary parser misses it', () => {
  const path = 'packages/domain/src/a.ts';
  const types = ["type A = import('./b.ts').B;", "let a: typeof import('./b.ts');"];
  for (const text of types) expect(inlineTypeImports([{ path, text }]), text).toHaveLength(1);
  const values = ["(await import('./b.ts')).b();", "import('./b.ts').then(b);", "() => import('./b.ts')"];
  for (const text of values) expect(inlineTypeImports([{ path, text }]), text).toEqual([]);
  expect(inlineTypeImports(readSources(isSource))).toEqual([]);
});

it('the domain may use zod/mini and node:assert only', () =>
  expectOf('packages/domain/src/plan/b.ts', {
    allowed: ['zod/mini', 'node:assert', '../a.ts'],
    not: ['zod', 'kysely', 'node:fs', ...ours('db')],
  }));

it('the event store may use Kysely, pg and Node, and none of our packages', () =>
  expectOf('packages/event-store/src/event-log/append.ts', {
    allowed: ['kysely', 'pg', 'node:crypto', ...ours('event-store')],
    not: [...ours('domain', 'application', 'db', 'billing', 'ui', 'embedded-postgres'), 'zod', 'pg-boss', 'stripe'],
  }));

it('the database package may use the domain and the event store, and no use case', () =>
  expectOf('packages/db/src/accounts/accounts.ts', {
    allowed: ours('domain', 'event-store'),
    not: ours('application', 'billing', 'ui', 'embedded-postgres'),
  }));

it('a use case may reach the domain, the event store, the database package and billing, and no app', () =>
  expectOf('packages/application/src/handle-command.ts', {
    allowed: ours('domain', 'event-store', 'db', 'billing'),
    not: ours('ui', 'web', 'worker', 'cli', 'embedded-postgres'),
  }));

it.each(['worker', 'cli'])('worker and command line may use every package but the interface kit: %s', (app) =>
  expectOf(`apps/${app}/src/b.ts`, {
    allowed: ours('domain', 'application', 'event-store', 'db', 'billing'),
    not: ours('ui', 'web', 'embedded-postgres'),
  }),
);

it('the history package may use the domain only, and only apps and the read models may use it', async () => {
  await expectOf('packages/history/src/events/plan.ts', {
    allowed: ours('domain'),
    not: [...ours('application', 'event-store', 'db', 'billing', 'ui'), 'zod', 'react', 'node:crypto'],
  });
  const others = below.filter((workspace) => workspace !== 'packages/db');
  const users = ['apps/worker', 'apps/cli', 'apps/web', 'packages/db', ...others].map((workspace) => [
    `${workspace}/src/b.ts`,
    ours('history'),
  ]);
  expect(await refused(Object.fromEntries(users))).toEqual(
    others.map((workspace) => `${workspace}/src/b.ts: ${ours('history')[0]}`),
  );
});

const below = ['packages/application', 'packages/db', 'packages/domain', 'packages/ui'];

it('no package below imports a use case', async () => {
  const paths = ['domain', 'event-store', 'db', 'billing', 'history', 'ui'].map((name) => `packages/${name}/src/b.ts`);
  const [application = ''] = ours('application');
  expect(await refused(Object.fromEntries(paths.map((path) => [path, [application]])))).toEqual(
    paths.map((path) => `${path}: ${application}`).sort(),
  );
});

it('only tools and tests import the embedded PostgreSQL', async () => {
  const server = ours('embedded-postgres');
  const product = ['apps/cli/src/b.ts', 'apps/web/src/api/b.ts', 'apps/worker/src/b.ts', 'packages/db/src/b.ts'];
  const imports = [...product, 'tools/start/database.ts', 'packages/db/src/testing/b.ts'].map((path) => [path, server]);
  expect(await refused(Object.fromEntries(imports))).toEqual(product.map((path) => `${path}: ${server[0]}`));
});

it('the SDK of OpenTelemetry is behind one import that is made on demand', async () => {
  const api = "import '@opentelemetry/api';";
  const sdk = "import '@opentelemetry/sdk-trace';";
  const found = await violations({
    'packages/db/src/tracing/sdk.ts': sdk,
    'packages/db/src/tracing/start-tracing.ts': "export const start = () => import('./sdk.ts');",
    'packages/db/src/tracing/in-span.ts': `${api}\nimport './sdk.ts';`,
    'apps/worker/src/b.ts': `${api}\n${sdk}`,
  });
  expect(found.map(({ from, specifier }) => `${from}: ${specifier}`).sort()).toEqual([
    expect.stringMatching(/^apps\/worker\/src\/b\.ts: .*@opentelemetry\/sdk-trace/),
    expect.stringMatching(/^packages\/db\/src\/tracing\/in-span\.ts: .*sdk\.ts$/),
  ]);
});

it('production code uses no test helper', async () => {
  const specifier = '@palmares/db/testing/a';
  expect(
    await refused({
      'apps/cli/src/doctor/doctor.db.test.ts': [specifier],
      'tools/bench/server.ts': [specifier],
      'apps/cli/src/doctor/doctor.ts': [specifier],
      'packages/db/src/b.ts': ['./testing/a.ts'],
    }),
  ).toEqual([`apps/cli/src/doctor/doctor.ts: ${specifier}`, 'packages/db/src/b.ts: ./testing/a.ts']);
});

it('of zod, the browser part of the web app may use zod/mini only', async () => {
  await expectOf('apps/web/src/sections/b.ts', { allowed: ['zod/mini'], not: ['zod'] });
  await expectOf('apps/web/src/api/b.server.ts', { allowed: ['zod/mini', 'zod'], not: [] });
});

it('the browser part of the web app may not reach the database', async () => {
  const imports = ours('db');
  const path = 'apps/web/src/screens/dashboard.tsx';
  const found = await violations({ [path]: `import '${imports[0]}';` });
  expect(found).toEqual([
    { from: path, specifier: imports[0], rule: 'that package is for *.server.ts and src/api only' },
  ]);
  expect(
    await refused({ 'apps/web/src/server/scope.server.ts': imports, 'apps/web/src/api/context.ts': imports }),
  ).toEqual([]);
});

it('use cases, event store, database package and billing are for the server part of the web app', async () => {
  const imports = ours('application', 'billing', 'db', 'event-store');
  const screen = 'apps/web/src/screens/dashboard.tsx';
  expect(await refused({ [screen]: imports, 'apps/web/src/api/plan/plan.router.server.ts': imports })).toEqual(
    imports.map((specifier) => `${screen}: ${specifier}`),
  );
});

it('no script of a visitor page leads to the framework of the app, however many modules are between', async () => {
  const scripts = 'apps/web/src/page/browser';
  const imports = {
    [`${scripts}/menu.ts`]: ['../../theme/theme-switch.ts'],
    [`${scripts}/start.ts`]: ['../../browser/storage.ts', 'zod/mini'],
    'apps/web/src/theme/theme-switch.ts': ['../browser/link.ts'],
    'apps/web/src/browser/link.ts': ['@tanstack/react-router'],
    'apps/web/src/browser/storage.ts': [],
  };
  expect(await refused(imports)).toEqual([`${scripts}/menu.ts: node_modules/@tanstack/react-router/index.js`]);
});

describe('the question bank', () => {
  const entry = '@palmares/domain/identity/bank/index';
  const bank = { 'packages/domain/src/identity/bank/index.ts': [] };

  it('is imported by the use cases, *.server.ts, the worker, the command line, tools and journeys only', async () => {
    const allowed = [
      'apps/cli/src/b.ts',
      'apps/web/src/api/identity/attempt.server.ts',
      'apps/worker/src/b.ts',
      'e2e/steps/b.ts',
      'packages/application/src/identity/identity-command.ts',
      'tools/b.ts',
    ];
    const others = [
      'apps/web/src/api/identity/attempt.ts',
      'apps/web/src/screens/results.tsx',
      'packages/domain/src/identity/attempt.ts',
      'packages/domain/src/identity/scoring/masks.ts',
      'packages/history/src/b.ts',
    ];
    const imports = [...allowed, ...others].map((path) => [path, [entry]]);
    expect(await refused({ ...bank, ...Object.fromEntries(imports) })).toEqual(
      others.map((path) => `${path}: ${entry}`),
    );
  });

  it('is behind no other entry of the domain', async () => {
    const entries = ['events', 'identity', 'portfolio'].map((name) => `packages/domain/src/${name}/index.ts`);
    const imports = entries.map((path) => [path, ['../identity/scoring/index.ts']]);
    const scoring = { 'packages/domain/src/identity/scoring/index.ts': ['../bank/index.ts'] };
    expect(await refused({ ...bank, ...scoring, ...Object.fromEntries(imports) })).toEqual(
      [
        ...entries.map((path) => `${path}: packages/domain/src/identity/bank/index.ts`),
        'packages/domain/src/identity/scoring/index.ts: ../bank/index.ts',
      ].sort(),
    );
  });
});

it('the interface kit may not use the domain', () =>
  expectOf('packages/ui/src/card.tsx', { allowed: ['react'], not: [...ours('domain'), 'node:fs'] }));

it('the Stripe simulator may not use the billing package', () =>
  expectOf('tools/stripe-simulator/api.ts', { allowed: ours('db'), not: ours('billing') }));

it('a path into another workspace is refused', () =>
  expectOf('apps/worker/src/b.ts', { allowed: ['./a.ts'], not: ['../../../packages/db/src/a.ts'] }));

it('a package that is not declared is refused', () =>
  expectOf('apps/web/src/api/b.ts', { allowed: ['react'], not: ['lodash', 'nowhere'] }));

describe('the floors of the web app', () => {
  const moduleOf = (folder: string) => `apps/web/src/${folder}/m.ts`;
  const all = floors.flat();

  it('every import goes to a lower floor', async () => {
    const files = all.map((folder) => [moduleOf(folder), all.map((other) => `../${other}/m.ts`)]);
    const found = await refused(Object.fromEntries(files));
    const up = floors.flatMap((floor, index) =>
      floor.flatMap((folder) =>
        floors
          .slice(0, index + 1)
          .flat()
          .filter((other) => other !== folder)
          .map((other) => `${moduleOf(folder)}: ../${other}/m.ts`),
      ),
    );
    expect(found).toEqual(up.sort());
  });

  it('the route tree may import routes, and no floor imports an entry', async () => {
    expect(
      await refused({
        'apps/web/src/routeTree.gen.ts': ['./routes/m.ts', './router.ts'],
        'apps/web/src/router.ts': ['./routeTree.gen.ts', './frame/m.ts'],
        'apps/web/src/frame/m.ts': ['../i18n/m.ts'],
        'apps/web/src/routes/m.ts': ['../router.ts'],
        'apps/web/src/i18n/m.ts': [],
      }),
    ).toEqual(['apps/web/src/routes/m.ts: ../router.ts']);
  });

  it('a folder that is not a floor is refused', async () => {
    const elsewhere = { 'apps/web/src/attic/m.ts': [], 'apps/web/src/paraglide/m.ts': [] };
    expect(await refused({ ...elsewhere, 'apps/web/src/routes/m.ts': ['../attic/m.ts', '../paraglide/m.ts'] })).toEqual(
      ['apps/web/src/routes/m.ts: ../attic/m.ts'],
    );
  });

  it('the folders of apps/web/src are exactly the floors', () => {
    const folders = readdirSync(join(root, 'apps/web/src'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).filter((name) => name !== 'paraglide')).toEqual([...all].sort());
  });
});

it('a second module of an app that reads the environment is refused', () => {
  const config = { path: 'apps/worker/src/config.ts', text: 'process.env' };
  const second = { path: 'apps/worker/src/mail.ts', text: 'process.env.SMTP_URL' };
  const library = { path: 'packages/db/src/database.ts', text: 'process.env.DATABASE_URL' };
  expect(environmentViolations([config])).toEqual([]);
  expect(environmentViolations([config, second])).toHaveLength(1);
  expect(environmentViolations([library])).toHaveLength(1);
  expect(environmentViolations(readSources(isSource))).toEqual([]);
});
