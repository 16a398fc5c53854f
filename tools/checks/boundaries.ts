import { posix } from 'node:path';
import type { IReachabilityForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';
import { floorRules } from './floors.ts';

/** Workspaces that nothing in production imports. */
export const developmentOnly: readonly string[] = ['packages/bundle', 'packages/embedded-postgres', 'tools', 'e2e'];

const serverSide = [
  'packages/domain',
  'packages/application',
  'packages/event-store',
  'packages/db',
  'packages/files',
  'packages/videos',
];

/** Workspaces that each workspace may import; any other is refused. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/event-store': [],
  'packages/db': ['packages/domain', 'packages/event-store', 'packages/history'],
  'packages/application': [
    'packages/domain',
    'packages/event-store',
    'packages/db',
    'packages/billing',
    'packages/files',
  ],
  'packages/billing': ['packages/domain'],
  'packages/files': ['packages/domain'],
  'packages/videos': ['packages/domain'],
  'packages/handouts': ['packages/domain'],
  'packages/history': ['packages/domain'],
  'packages/ui': [],
  'packages/embedded-postgres': [],
  'packages/bundle': [],
  'apps/worker': [...serverSide, 'packages/billing', 'packages/files', 'packages/handouts', 'packages/history'],
  'apps/cli': [...serverSide, 'packages/billing', 'packages/files', 'packages/history'],
  'apps/web': [
    ...serverSide,
    'packages/billing',
    'packages/files',
    'packages/handouts',
    'packages/history',
    'packages/ui',
  ],
  tools: [
    ...serverSide,
    'packages/bundle',
    'packages/embedded-postgres',
    'packages/ui',
    'apps/cli',
    'apps/web',
    'apps/worker',
  ],
  e2e: [...serverSide, 'tools'],
};

export const workspaces: readonly string[] = Object.keys(mayImport);

/** Workspaces whose npm packages the architecture fixes, beyond their own package.json. */
const outsidePackages: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': ['zod/mini'],
  'packages/event-store': ['kysely', 'pg', 'sodium-native'],
  'packages/billing': ['stripe'],
  'packages/files': ['zod', 'flydrive', '@aws-sdk/client-s3', 'sharp', '@cantoo/pdf-lib'],
  'packages/videos': ['zod', 'fast-xml-parser'],
  'packages/handouts': ['@inlang/paraglide-js', 'fontkit', 'pdfkit', 'sharp', 'uqr'],
  'packages/history': ['@inlang/paraglide-js'],
  'packages/ui': [
    'react',
    'react-dom',
    '@ark-ui/react',
    '@dnd-kit/core',
    '@dnd-kit/sortable',
    '@dnd-kit/utilities',
    '@pandacss/dev',
    '@fontsource-variable/archivo',
    'lucide-react',
  ],
};

/**
 * Node modules that a workspace may use. The domain has no clock, disk or network; `given-when-then` compares values.
 */
const nodeModules: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': ['assert'],
  // No modules, because a browser imports it too.
  'packages/history': [],
  'packages/ui': [],
};

/** Tests are exempt: they may combine parts that the product keeps apart. */
const tests = '\\.(?:unit|db|soak)\\.test\\.tsx?$|/testing/';

const under = (folders: readonly string[]): string => `^(?:${folders.join('|')})/`;

const forbidden = (
  name: string,
  { from, to }: Pick<IRegularForbiddenRuleType, 'from' | 'to'>,
): IRegularForbiddenRuleType => ({
  name,
  severity: 'error',
  from: { pathNot: tests, ...from },
  to,
});

const workspaceRules = Object.entries(mayImport).map(([workspace, allowed]) =>
  forbidden(`${workspace} may not import that workspace`, {
    from: { path: under([workspace]) },
    to: { path: under(workspaces), pathNot: under([workspace, ...allowed]) },
  }),
);

const outsideRules = Object.entries(outsidePackages).map(([workspace, names]) =>
  forbidden(`${workspace} may not use that package`, {
    from: { path: under([workspace]) },
    to: { path: '(?:^|/)node_modules/', pathNot: `(?:^|/)node_modules/(?:@types/)?(?:${names.join('|')})/` },
  }),
);

const nodeRules = Object.entries(nodeModules).map(([workspace, names]) =>
  forbidden(`${workspace} may not use that part of Node`, {
    from: { path: under([workspace]) },
    to: { dependencyTypes: ['core'], ...(names.length > 0 ? { pathNot: `^(?:node:)?(?:${names.join('|')})$` } : {}) },
  }),
);

const serverOnly = ['application', 'billing', 'db', 'event-store', 'files', 'videos'].map((name) =>
  posix.join('packages', name),
);

/** Its tags tell the meaning of each answer of the Identity test, so none may reach a browser. */
const questionBank = '^packages/domain/src/identity/bank/';
const mayReadBank = [
  '^packages/application/src/identity/',
  '^apps/web/.*\\.server\\.ts$',
  '^apps/(?:worker|cli)/',
  '^(?:tools|e2e)/',
];

/** A browser may load everything that an entry of the domain imports. The use cases pass the bank to the decider. */
const bankBehindNoEntry: IReachabilityForbiddenRuleType = {
  name: 'no entry of the domain leads to the question bank',
  severity: 'error',
  from: {
    path: '^packages/domain/src/(?:[^/]+/index|refusals)\\.ts$',
  },
  to: { path: questionBank, reachable: true },
};

/** They are small and start fast, so not even what they import may import the framework. */
const visitorScriptsAlone: IReachabilityForbiddenRuleType = {
  name: 'no script of a visitor page leads to the framework of the app',
  severity: 'error',
  from: { path: '^apps/web/src/page/browser/', pathNot: tests },
  to: {
    path: '(?:^|/)node_modules/(?:@tanstack|@trpc|@ark-ui|react|react-dom|superjson)/',
    reachable: true,
  },
};

/** Loaded only if spans are exported. */
const tracingSdk = '^packages/db/src/tracing/sdk\\.ts$';

/** Rules for {@link https://github.com/sverweij/dependency-cruiser dependency-cruiser}. */
export const boundaryRules: readonly (IRegularForbiddenRuleType | IReachabilityForbiddenRuleType)[] = [
  ...workspaceRules,
  ...outsideRules,
  ...nodeRules,
  ...floorRules.map(({ name, from, to }) => forbidden(name, { from, to })),
  forbidden('a path may not reach into another workspace', {
    from: { path: '^((?:apps|packages)/[^/]+|tools|e2e)/' },
    to: { path: under(workspaces), pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace'] },
  }),
  forbidden('a package is declared in package.json', {
    from: { path: under(workspaces) },
    // The build makes what begins with `virtual:`.
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'], pathNot: '^virtual:' },
  }),
  forbidden('production code uses no test helper', {
    from: { path: under(workspaces), pathNot: `${under(developmentOnly)}|${tests}` },
    to: { path: '/testing/' },
  }),
  forbidden('a program loads only folders that the image has', {
    from: { path: '^(?:apps|packages)/[^/]+/(?:serve\\.ts$|src/)', pathNot: tests },
    to: { path: '^(?:apps|packages)/[^/]+/(?!(?:content|node_modules|src|styled-system)/)[^/]+/' },
  }),
  forbidden('that package is for *.server.ts and src/api only', {
    from: { path: '^apps/web/', pathNot: `\\.server\\.ts$|^apps/web/src/api/|${tests}` },
    to: { path: under(serverOnly) },
  }),
  forbidden('a browser loads zod/mini, a fraction of zod', {
    from: { path: '^apps/web/', pathNot: `\\.server\\.ts$|${tests}` },
    to: { path: '(?:^|/)node_modules/zod/', pathNot: '/zod/mini/' },
  }),
  forbidden('the SDK of OpenTelemetry is for one module', {
    from: { path: under(workspaces), pathNot: `${tracingSdk}|${tests}` },
    to: { path: '(?:^|/)node_modules/@opentelemetry/(?!api/)' },
  }),
  forbidden('that module is loaded on demand', {
    from: { path: under(workspaces), pathNot: tests },
    to: { path: tracingSdk, dependencyTypesNot: ['dynamic-import'] },
  }),
  forbidden('the question bank is for the use cases, *.server.ts, the worker and the command line', {
    from: { path: under(workspaces), pathNot: [questionBank, ...mayReadBank, tests].join('|') },
    to: { path: questionBank },
  }),
  bankBehindNoEntry,
  visitorScriptsAlone,
];
