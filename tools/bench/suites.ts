import type { Suite } from './suite.ts';

type LoadSuite = () => Promise<{ readonly suite: Suite }>;

/** Suites that need at most a PostgreSQL. */
const withoutSite: Readonly<Record<string, LoadSuite>> = {
  events: () => import('./events/suite.ts'),
  history: () => import('./history/suite.ts'),
  projection: () => import('./projection/suite.ts'),
  retry: () => import('./retry/suite.ts'),
  growth: () => import('./growth/suite.ts'),
  proof: () => import('./proof/suite.ts'),
  backup: () => import('./backup/suite.ts'),
  rescore: () => import('./rescore/suite.ts'),
  cli: () => import('./cli/suite.ts'),
};

const withSite: Readonly<Record<string, LoadSuite>> = {
  site: () => import('./site/suite.ts'),
  scout: () => import('./scout/suite.ts'),
  server: () => import('./server-load/suite.ts'),
  hostile: () => import('./hostile/suite.ts'),
  files: () => import('./files/suite.ts'),
  editor: () => import('./editor/suite.ts'),
  identity: () => import('./identity/suite.ts'),
  auth: () => import('./auth/suite.ts'),
};

const all: Readonly<Record<string, LoadSuite>> = { ...withoutSite, ...withSite };

/** In the order in which `npm run bench` runs them. */
export const suiteNames = { withoutSite: Object.keys(withoutSite), all: Object.keys(all) };

/** Imports only these suites, because each imports the code that it measures. */
export const loadSuites = (names: readonly string[]): Promise<readonly Suite[]> =>
  Promise.all(
    names.flatMap((name) => {
      const load = all[name];
      return load ? [load().then(({ suite }) => suite)] : [];
    }),
  );
