import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { asOne, type Counts, playwrightCounts, vitestCounts } from './counts.ts';

export interface Suite {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: () => Record<string, string>;
  counts(succeeded: boolean): Counts;
}

export interface Places {
  readonly root: string;
  /** Where the runners leave their reports. */
  readonly reports: string;
}

export type SuiteName = 'types' | 'lint' | 'checks' | 'unit' | 'db' | 'e2e';

export const isSuiteName = (name: string): name is SuiteName =>
  ['types', 'lint', 'checks', 'unit', 'db', 'e2e'].includes(name);

const vitest = (name: string, { root, reports }: Places, args: readonly string[]): Suite => {
  const report = join(reports, `${name}.json`);
  return {
    name,
    command: join(root, 'node_modules/.bin/vitest'),
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    counts: (succeeded) => vitestCounts(report, succeeded),
  };
};

const e2e = ({ root, reports }: Places): Suite => {
  const report = join(reports, 'e2e.json');
  return {
    name: 'e2e',
    command: join(root, 'node_modules/.bin/playwright'),
    args: ['test', '--config', join(root, 'e2e/playwright.config.ts'), '--reporter=list,json'],
    env: () => {
      const chromium = findChromium(root, process.env);
      return { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(chromium ? { CHROMIUM: chromium } : {}) };
    },
    counts: (succeeded) => playwrightCounts(report, succeeded),
  };
};

export const suitesIn = (places: Places): Readonly<Record<SuiteName, Suite>> => {
  const bin = (name: string) => join(places.root, 'node_modules/.bin', name);
  return {
    types: {
      name: 'types',
      command: bin('turbo'),
      args: ['run', 'typecheck', '--output-logs=errors-only', '--continue'],
      counts: asOne,
    },
    lint: { name: 'lint', command: bin('biome'), args: ['check', '--error-on-warnings', '.'], counts: asOne },
    checks: vitest('checks', places, ['--project', 'checks']),
    unit: vitest('unit', places, ['--project', 'unit']),
    db: vitest('db', places, ['--project', 'db']),
    e2e: e2e(places),
  };
};

/** Two cores: the browser has one lane for itself, everything else takes turns in the other. */
export const lanesOf = (asked: string | undefined): readonly (readonly SuiteName[])[] => {
  if (asked === undefined) return [['e2e'], ['types', 'lint', 'checks', 'unit', 'db']];
  if (asked === 'unit') return [['checks', 'unit']];
  if (isSuiteName(asked)) return [[asked]];
  throw new Error(`There is no suite "${asked}". There are types, lint, checks, unit, db and e2e.`);
};
