import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { asOne, type Counts, nothing, playwrightCounts, vitestCounts } from './counts.ts';
import { preparePostgresTools } from './postgres-tools.ts';
import type { TestFiles } from './selection.ts';

export interface Suite {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: () => Record<string, string>;
  /** Prints its output as it comes, not only on failure. */
  readonly aloud?: true;
  /** Absent if the suite always runs as a whole. */
  readonly tests?: TestFiles & {
    /** The runner's argument for one test file. */
    argument(path: string): string;
  };
  counts(succeeded: boolean): Counts;
}

export interface Places {
  readonly root: string;
  /** The folder of the runners' reports. */
  readonly reports: string;
}

const names = ['build', 'types', 'lint', 'unused', 'checks', 'unit', 'changed', 'db', 'soak', 'long', 'e2e'] as const;

export type SuiteName = (typeof names)[number];

const vitest = (name: string, { root, reports }: Places, args: readonly string[]): Suite => {
  const report = join(reports, `${name}.json`);
  return {
    name,
    command: join(root, 'node_modules/.bin/vitest'),
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    counts: (succeeded) => vitestCounts(report, succeeded),
  };
};

const CHECKS = 'tools/checks/';

const testFiles = (pattern: RegExp, isOwn: (path: string) => boolean = () => true) => ({
  owns: (path: string) => pattern.test(path) && isOwn(path),
  argument: (path: string) => path,
});

const unitTest = /\.unit\.test\.tsx?$/;

/** What the branch is compared with. Without a main, as in a shallow clone: uncommitted changes. */
const changedSince = (root: string): readonly string[] => {
  const hasMain = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'main'], { cwd: root }).status === 0;
  return hasMain ? ['--changed', 'main'] : ['--changed'];
};

/** More workers than cores, because these tests mostly wait for processes, leases and servers. */
const MOSTLY_WAITING = ['--maxWorkers=3'];

/** For suites that start the product; their stages run after the build. */
const isBuilt = { PALMARES_IS_BUILT: '1' };

const e2e = ({ root, reports }: Places): Suite => {
  const report = join(reports, 'e2e.json');
  return {
    name: 'e2e',
    command: join(root, 'node_modules/.bin/playwright'),
    args: ['test', '--config', join(root, 'e2e/playwright.config.ts'), '--reporter=list,json'],
    env: () => {
      const chromium = findChromium(root, process.env);
      return {
        ...isBuilt,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ...(chromium ? { CHROMIUM: chromium } : {}),
      };
    },
    tests: {
      owns: (path) => /^e2e\/journeys\/.*\.spec\.ts$/.test(path),
      // Playwright takes a regular expression.
      argument: (path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    },
    counts: (succeeded) => playwrightCounts(report, succeeded),
  };
};

export const suitesIn = (places: Places): Readonly<Record<SuiteName, Suite>> => {
  const bin = (name: string) => join(places.root, 'node_modules/.bin', name);
  const turbo = (name: string, task: string, counts: Suite['counts']): Suite => ({
    name,
    command: bin('turbo'),
    // Two at once: a compiler takes a gigabyte, and the database tests run beside it.
    args: ['run', task, '--output-logs=errors-only', '--continue', '--concurrency=2'],
    counts,
  });
  const onlyFailure = (succeeded: boolean) => (succeeded ? nothing : asOne(false));
  return {
    build: turbo('build', 'build', onlyFailure),
    types: turbo('types', 'typecheck', asOne),
    lint: { name: 'lint', command: bin('biome'), args: ['check', '--error-on-warnings', '.'], counts: asOne },
    unused: { name: 'unused', command: bin('knip'), args: ['--no-progress'], counts: asOne },
    checks: {
      ...vitest('checks', places, ['--project', 'checks']),
      tests: testFiles(unitTest, (path) => path.startsWith(CHECKS)),
    },
    unit: {
      ...vitest('unit', places, ['--project', 'unit*']),
      tests: testFiles(unitTest, (path) => !path.startsWith(CHECKS)),
    },
    changed: vitest('changed', places, ['--project', 'unit*', '--passWithNoTests', ...changedSince(places.root)]),
    db: {
      ...vitest('db', places, ['--project', 'db', ...MOSTLY_WAITING]),
      tests: testFiles(/\.db\.test\.ts$/),
      env: () => {
        preparePostgresTools(process.env);
        return isBuilt;
      },
    },
    // Only `long` moves the server's clock.
    soak: { ...vitest('soak', places, ['--project', 'soak', 'whole-log']), env: () => ({ SOAK_SECONDS: '30' }) },
    long: {
      ...vitest('long', places, ['--project', 'soak']),
      env: () => ({ SOAK_CHAOS: 'everything', SOAK_SECONDS: process.env.SOAK_SECONDS || '600' }),
      aloud: true,
    },
    e2e: e2e(places),
  };
};

type Lane = readonly SuiteName[];

const everything: readonly (readonly Lane[])[] = [
  // Type check and tests read what the build writes, so nothing may rebuild beside them.
  [['build'], ['lint', 'checks']],
  [['types', 'unused', 'unit', 'soak'], ['db']],
  // Alone: a browser that waits for a core looks like a page that does not answer.
  [['e2e']],
];

const alone: Readonly<Record<string, readonly (readonly Lane[])[]>> = {
  unit: [[['checks', 'unit']]],
  quick: [
    [
      ['types', 'unused'],
      ['lint', 'checks', 'changed'],
    ],
  ],
  // These tests use the built web app, and start `npm start`.
  db: [[['build']], [['db']]],
  soak: [[['soak']]],
  long: [[['long']]],
  e2e: [[['build']], [['e2e']]],
  types: [[['types']]],
  lint: [[['lint', 'unused']]],
};

/** Stages run one after another; the lanes of a stage run in parallel, on two cores. */
export const stagesOf = (asked: string | undefined): readonly (readonly Lane[])[] => {
  const stages = asked === undefined ? everything : alone[asked];
  if (!stages) throw new Error(`There is no suite "${asked}". There are ${Object.keys(alone).join(', ')}.`);
  return stages;
};
