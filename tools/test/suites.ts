import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { asOne, type Counts, nothing } from './counts.ts';
import { preparePostgresTools } from './postgres-tools.ts';
import type { TestFiles } from './selection.ts';
import { prepareTextBrowser } from './text-browser.ts';

export interface Suite {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: () => Record<string, string>;
  /** Set if its output is printed as it comes, not only on failure. */
  readonly aloud?: true;
  /** Absent if the suite always runs as a whole. */
  readonly tests?: TestFiles & {
    /** The runner's argument for one test file. */
    argument(path: string): string;
  };
  /** Seconds that it takes on a quiet machine. */
  readonly usual: number;
  /** Counts for a command that keeps no journal. */
  readonly counts?: (succeeded: boolean) => Counts;
}

const names = [
  'build',
  'types',
  'lint',
  'unused',
  'checks',
  'unit',
  'changed',
  'db',
  'soak',
  'bench',
  'long',
  'allBenches',
  'e2e',
] as const;

export type SuiteName = (typeof names)[number];

const vitest = (root: string, name: string, usual: number, args: readonly string[]): Suite => ({
  name,
  usual,
  command: join(root, 'node_modules/.bin/vitest'),
  args: ['run', '--reporter=default', `--reporter=${join(root, 'tools/test/vitest-journal.ts')}`, ...args],
});

const CHECKS = 'tools/checks/';

const testFiles = (pattern: RegExp, isOwn: (path: string) => boolean = () => true) => ({
  owns: (path: string) => pattern.test(path) && isOwn(path),
  argument: (path: string) => path,
});

const unitTest = /\.unit\.test\.tsx?$/;

/** Compares with main. Without a main, as in a shallow clone, only uncommitted changes count. */
const changedSince = (root: string): readonly string[] => {
  const hasMain = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'main'], { cwd: root }).status === 0;
  return hasMain ? ['--changed', 'main'] : ['--changed'];
};

/** More workers than cores, because these tests mostly wait for processes, leases and servers. */
const MOSTLY_WAITING = ['--maxWorkers=3'];

/** Environment of suites that start the product; their stages run after the build. */
const isBuilt = { PALMARES_IS_BUILT: '1' };

const e2e = (root: string): Suite => ({
  name: 'e2e',
  usual: 330,
  command: join(root, 'node_modules/.bin/playwright'),
  args: [
    'test',
    '--config',
    join(root, 'e2e/playwright.config.ts'),
    `--reporter=list,${join(root, 'e2e/fixtures/journal-reporter.ts')}`,
  ],
  env: () => {
    const chromium = findChromium(root, process.env);
    prepareTextBrowser(process.env);
    return { ...isBuilt, ...(chromium ? { CHROMIUM: chromium } : {}) };
  },
  tests: {
    owns: (path) => /^e2e\/journeys\/.*\.spec\.ts$/.test(path),
    // Playwright takes a regular expression.
    argument: (path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  },
});

export const suitesIn = (root: string): Readonly<Record<SuiteName, Suite>> => {
  const bin = (name: string) => join(root, 'node_modules/.bin', name);
  const turbo = (name: string, usual: number, task: string, counts: Suite['counts'] & {}): Suite => ({
    name,
    usual,
    command: bin('turbo'),
    // Two at a time: a compiler takes a gigabyte, and the database tests run beside it.
    args: ['run', task, '--output-logs=errors-only', '--continue', '--concurrency=2'],
    counts,
  });
  const onlyFailure = (succeeded: boolean) => (succeeded ? nothing : asOne(false));
  const soakSeconds = process.env.SOAK_SECONDS || '600';
  const bench = (name: string, usual: number, args: readonly string[]): Suite => ({
    name,
    usual,
    command: process.execPath,
    args: [join(root, 'tools/bench/main.ts'), '--smoke', ...args],
    counts: asOne,
  });
  const plain = { usual: 30, counts: asOne };
  return {
    build: turbo('build', 30, 'build', onlyFailure),
    types: turbo('types', 65, 'typecheck', asOne),
    lint: { name: 'lint', command: bin('biome'), args: ['check', '--error-on-warnings', '.'], ...plain },
    unused: { name: 'unused', command: bin('knip'), args: ['--no-progress'], ...plain },
    checks: {
      ...vitest(root, 'checks', 40, ['--project', 'checks']),
      tests: testFiles(unitTest, (path) => path.startsWith(CHECKS)),
    },
    unit: {
      ...vitest(root, 'unit', 80, ['--project', 'unit*']),
      tests: testFiles(unitTest, (path) => !path.startsWith(CHECKS)),
    },
    changed: vitest(root, 'changed', 90, ['--project', 'unit*', '--passWithNoTests', ...changedSince(root)]),
    db: {
      ...vitest(root, 'db', 400, ['--project', 'db*', ...MOSTLY_WAITING]),
      tests: testFiles(/\.db\.test\.ts$/),
      env: () => {
        preparePostgresTools(process.env);
        return isBuilt;
      },
    },
    // Only `long` moves the server's clock.
    soak: {
      ...vitest(root, 'soak', 40, ['--project', 'soak', 'whole-log']),
      env: () => ({ SOAK_SECONDS: '20' }),
    },
    // A check that they still run. Suites that start the product cost too much here, and belong to `long`.
    bench: bench('bench', 30, ['--no-site']),
    allBenches: bench('bench', 300, []),
    long: {
      ...vitest(root, 'long', 600 + Number(soakSeconds), ['--project', 'soak']),
      env: () => ({ SOAK_CHAOS: 'everything', SOAK_SECONDS: soakSeconds }),
      aloud: true,
    },
    e2e: e2e(root),
  };
};

/** Returns the suite with only the selected tests; undefined if it has none of them. */
export const narrowed = (
  suite: Suite,
  selected: ReadonlyMap<string, readonly string[]> | undefined,
): Suite | undefined => {
  const { name, args, tests } = suite;
  if (!selected || !tests) return suite;
  const files = selected.get(name);
  return files && { ...suite, args: [...args, ...files.map(tests.argument)] };
};

type Lane = readonly SuiteName[];

const everything: readonly (readonly Lane[])[] = [
  // Type check and tests read the build's output, so nothing may rebuild at the same time.
  [['build'], ['lint', 'checks']],
  [['types', 'unused', 'unit', 'soak', 'bench'], ['db']],
  // Runs alone, because a browser that waits for a core looks like a page that does not answer.
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
  // These tests use the built web app, and run `npm start`.
  db: [[['build']], [['db']]],
  soak: [[['soak']]],
  long: [[['long', 'allBenches']]],
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
