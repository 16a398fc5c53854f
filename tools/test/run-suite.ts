import type { ChildProcess } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnDependent } from '@palmares/embedded-postgres';
import colors from 'picocolors';
import { root } from '../checks/repository.ts';
import { type Counts, countsOf } from './counts.ts';
import { JOURNAL, type RanTest, readJournal } from './journal.ts';
import type { Suite } from './suites.ts';
import { measureTimeFactor } from './time-factor.ts';

export interface Result {
  readonly name: string;
  readonly seconds: number;
  /** How slow the machine was when the suite began. */
  readonly factor: number;
  readonly succeeded: boolean;
  readonly counts: Counts;
  readonly ran: readonly RanTest[];
}

export interface Limits {
  /** Seconds that every suite has, however short it usually is. */
  readonly least: number;
  /** Seconds that a program has to end once it is asked to. */
  readonly patience: number;
}

const usually: Limits = { least: 600, patience: 10 };

/** A suite that takes longer than this many times its usual time hangs. */
const MOST_TIMES_USUAL = 3;

/** Seconds after which a suite is ended. */
export const limitOf = (usual: number, factor: number, { least } = usually): number =>
  Math.max(least, MOST_TIMES_USUAL * usual * factor);

/** The suites that run, each with what ends it. */
const running = new Map<ChildProcess, () => void>();

const killGroup = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
};

/** Interrupts every suite that runs, so that each stops the product and databases it started. */
export const endRunning = (): void => {
  for (const end of running.values()) end();
};

interface Run {
  readonly logFile: string;
  readonly journal: string;
  readonly factor: number;
  readonly limits: Limits;
}

const finish = (
  { name, command, args, env, aloud, usual }: Suite,
  { logFile, journal, factor, limits }: Run,
): Promise<boolean> =>
  new Promise((resolveRun) => {
    const log = createWriteStream(logFile);
    const child = spawnDependent(command, args, {
      cwd: root,
      env: {
        ...process.env,
        ...env?.(),
        ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
        [JOURNAL]: journal,
        PALMARES_TIME_FACTOR: String(factor),
        TURBO_TELEMETRY_DISABLED: '1',
        // The tests start some hundred processes, which mostly load what the last one loaded.
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C reaches it only through this process.
      orphanSignal: 'SIGINT',
    });
    let isInTime = true;
    let impatience: NodeJS.Timeout | undefined;
    const end = () => {
      // A second signal would not let it clean up.
      if (impatience) return;
      child.kill('SIGINT');
      const patience = limits.patience * factor;
      impatience = setTimeout(() => {
        console.error(`${name} did not end within ${patience} s of its signal, and is ended by force.`);
        killGroup(child);
      }, patience * 1000);
    };
    running.set(child, end);
    const limit = limitOf(usual, factor, limits);
    const overdue = setTimeout(() => {
      isInTime = false;
      const tests = readJournal(journal).running.map((test) => `\n  ${test}`);
      console.error(`${name} has run for ${Math.round(limit)} s and is ended in the middle of:${tests.join('')}`);
      end();
    }, limit * 1000);
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    if (aloud) {
      child.stdout?.pipe(process.stdout, { end: false });
      child.stderr?.pipe(process.stderr, { end: false });
    }
    child.once('error', (error) => log.write(`${error.message}\n`));
    child.once('close', (code) => {
      clearTimeout(overdue);
      clearTimeout(impatience);
      running.delete(child);
      log.end(() => resolveRun(code === 0 && isInTime));
    });
  });

interface RunOptions {
  /** A folder for what the suite writes. */
  readonly reports: string;
  readonly limits?: Limits;
}

/** Runs one suite and prints how it ended, with its output if it failed. */
export const runSuite = async (suite: Suite, { reports, limits = usually }: RunOptions): Promise<Result> => {
  const logFile = join(reports, `${suite.name}.log`);
  const journal = join(reports, `${suite.name}.ndjson`);
  const factor = await measureTimeFactor();
  const began = performance.now();
  const succeeded = await finish(suite, { logFile, journal, factor, limits });
  const seconds = (performance.now() - began) / 1000;
  const { ran } = readJournal(journal);
  const mark = succeeded ? colors.green('✓') : colors.red('✗');
  console.log(`${mark} ${suite.name} ${colors.dim(`${seconds.toFixed(1)} s`)}`);
  if (!succeeded && !suite.aloud) console.log(`\n${readFileSync(logFile, 'utf8').trimEnd()}\n`);
  const counts = suite.counts?.(succeeded) ?? countsOf(ran, succeeded);
  return { name: suite.name, seconds, factor, succeeded, counts, ran };
};
