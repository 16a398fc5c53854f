import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { visitorFiles } from './apps/web/scripts/visitor-files.ts';
import { writtenContent } from './apps/web/scripts/written-content.ts';
import { within } from './packages/db/src/testing/within.ts';

const setupFiles = ['tools/test/restore-replaced.ts'];
const globalSetup = ['tools/test/bundled-programs.ts', 'packages/db/src/testing/global-setup.ts'];
const elsewhere = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

/** Slow files (30 s and more) start first, so that none runs alone at the end. */
const longest = [
  'event-store/prove-log.db',
  'tools/start/ending.db',
  'maintenance/maintain.db',
  'demo/seed-demo.db',
  'worker/src/worker.db',
  'erasure/erase-account.db',
  'documents/check-pdf.db',
  'embedded-postgres.db',
  'projector-process.db',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.includes(name));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

const replacesModules = /\bvi\.(mock|doMock|resetModules)\(/;

const replacing = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: import.meta.dirname, exclude: ['**/node_modules/**'] }).filter((path) =>
    replacesModules.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
  );

/** Tests that replace a module, or need its initial state, run isolated. */
const alone = [
  'packages/event-store/src/uuid.unit.test.ts',
  'tools/bench/server-load/elements.unit.test.ts',
  ...replacing('{apps,packages,tools}/**/*.unit.test.{ts,tsx}'),
];

/** The API's services are opened once per process, on the database of the test file that first uses them. */
const aloneInDatabase = [
  'apps/web/src/api/**/*.db.test.ts',
  'apps/web/src/server/metrics/serve-metrics.db.test.ts',
  ...replacing('{apps,packages,tools}/**/*.db.test.ts'),
];

/**
 * In CI, failed tests are retried, because a shared machine may stall. The report lists those that passed only then.
 */
const retry = process.env.CI ? 1 : 0;

const limits = {
  testTimeout: within(30_000),
  hookTimeout: within(30_000),
  // Only a failing poll takes this long. On a busy machine the default of one second is too short.
  expect: { poll: { timeout: within(15_000) } },
  retry,
};

const inDatabase = { ...limits, globalSetup, testTimeout: within(90_000), hookTimeout: within(90_000) };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'checks', include: ['tools/checks/**/*.unit.test.ts'], ...limits } },
      {
        plugins: [writtenContent(), visitorFiles()],
        test: {
          name: 'unit',
          setupFiles,
          // With isolation, each file would evaluate the same thousand messages again, which takes two thirds of the
          // time.
          isolate: false,
          include: ['**/*.unit.test.{ts,tsx}'],
          exclude: [...elsewhere, 'tools/checks/**', ...alone],
          ...limits,
        },
      },
      {
        plugins: [writtenContent(), visitorFiles()],
        test: { name: 'unit-alone', include: alone, exclude: ['tools/checks/**'], ...limits },
      },
      {
        test: {
          name: 'db',
          setupFiles,
          isolate: false,
          include: ['**/*.db.test.ts'],
          exclude: [...elsewhere, ...aloneInDatabase],
          ...inDatabase,
        },
      },
      { test: { name: 'db-alone', include: aloneInDatabase, exclude: elsewhere, ...inDatabase } },
      { test: { name: 'soak', include: ['**/*.soak.test.ts'], exclude: elsewhere, globalSetup } },
    ],
  },
});
