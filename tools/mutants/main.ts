import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import colors from 'picocolors';
import { copyOf } from './copy.ts';
import { failedTests } from './failed-tests.ts';
import { type Mutant, mutants } from './mutants.ts';

const root = resolve(import.meta.dirname, '../..');

/** Maximum milliseconds of a run: without a guard a test may hang, and a timeout does not count as noticing. */
const LONGEST_MS = 300_000;

interface Outcome {
  readonly mutant: Mutant;
  /** False if the run left no report, or a report without tests. */
  readonly ran: boolean;
  /** The test that failed; undefined if no test of the behaviour did. */
  readonly noticedBy: string | undefined;
}

/** Removes the guard in the copy, runs the tests, and restores it. */
const tryWithout = (copy: string, mutant: Mutant): Outcome => {
  const file = join(copy, mutant.file);
  const original = readFileSync(file, 'utf8');
  const report = join(copy, 'mutant.json');
  rmSync(report, { force: true });
  writeFileSync(
    file,
    original.replace(mutant.find, () => mutant.replace),
  );
  try {
    const args = ['run', '--reporter=json', `--outputFile=${report}`, '--project', 'unit*', '--project', 'db*'];
    spawnSync(join(copy, 'node_modules/.bin/vitest'), [...args, ...mutant.tests], {
      cwd: copy,
      stdio: 'ignore',
      timeout: LONGEST_MS,
    });
  } finally {
    writeFileSync(file, original);
  }
  const titles = failedTests(report);
  return {
    mutant,
    ran: titles !== undefined,
    noticedBy: titles?.find((title) => mutant.breaks.some((number) => title.includes(`[${number}]`))),
  };
};

const main = (asked: string | undefined): number => {
  const chosen = mutants.filter(({ name }) => asked === undefined || name.includes(asked));
  const copy = copyOf(root);
  const outcomes: Outcome[] = [];
  try {
    for (const mutant of chosen) {
      const outcome = tryWithout(copy, mutant);
      outcomes.push(outcome);
      const { noticedBy, ran } = outcome;
      const missing = ran
        ? `no test of ${mutant.breaks.join(', ')} failed`
        : `no test ran to its end within ${LONGEST_MS / 60_000} minutes`;
      console.log(noticedBy ? `${colors.green('✓')} ${mutant.name}` : `${colors.red('✗')} ${mutant.name}`);
      console.log(colors.dim(`    ${noticedBy ?? missing}`));
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  const survived = outcomes.filter(({ noticedBy }) => noticedBy === undefined);
  console.log(`\n${outcomes.length - survived.length} guards are tested, ${survived.length} are not`);
  return survived.length === 0 && outcomes.length > 0 ? 0 : 1;
};

process.exitCode = main(process.argv[2]);
