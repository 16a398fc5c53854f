import { isTestFile, type SourceFile } from './source-file.ts';

/** Code whose rules go by a time that it is given. */
const givenTheTime = [
  'packages/domain/src/',
  'packages/application/src/',
  'packages/db/src/',
  'apps/web/src/api/',
  'apps/web/src/server/',
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

/** Returns one line per place that reads the machine's clock instead of its program's. */
export const clockReads = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(
      ({ path }) => givenTheTime.some((folder) => path.startsWith(folder)) && !isTestFile(path) && !clocks.has(path),
    )
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          readsClock.test(line) ? [`${path}:${index + 1}: take the time from the program’s clock`] : [],
        ),
    );
