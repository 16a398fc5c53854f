import { isTestFile, type SourceFile } from './source-file.ts';

/**
 * Code whose rules use a time that it is given. What a browser runs is in `device-clock.unit.test.ts`, which lists the
 * files that ask the device's clock.
 */
const givenTheTime = [
  'packages/domain/src/',
  'packages/application/src/',
  'packages/db/src/',
  'apps/web/src/api/',
  'apps/web/src/server/',
  'apps/web/src/routes/',
  'apps/web/src/site/',
  'apps/web/serve.ts',
  'apps/worker/src/',
  'apps/cli/src/',
];

/** The clock of each program, and the adapter of a library that reads the machine's. */
const clocks: ReadonlySet<string> = new Set([
  'apps/web/src/server/clock.server.ts',
  'apps/worker/src/clock.ts',
  'apps/cli/src/clock.ts',
  'packages/db/src/accounts/lucia-adapter.ts',
]);

/** Matches the function without a call too, which may be handed on. `performance.now` measures time and is allowed. */
const readsClock = /\bDate\.now\b|\bnew Date\(\s*\)|\bnew Date(?![\w(])|(?<![\w.])Date\(\)/;

/** Runs on the server too, where `serverNow` is the machine's clock: `pageTime` is the program's. */
const onBothSides = ['apps/web/src/routes/', 'apps/web/src/site/'];
const readsMachine = /\bserverNow\b/;

const isUnder = (folders: readonly string[], path: string): boolean =>
  folders.some((folder) => path.startsWith(folder));

/** Returns one line per place that reads the machine's clock instead of its program's. */
export const clockReads = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => isUnder(givenTheTime, path) && !isTestFile(path) && !clocks.has(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          readsClock.test(line) || (isUnder(onBothSides, path) && readsMachine.test(line))
            ? [`${path}:${index + 1}: take the time from the program’s clock`]
            : [],
        ),
    );
