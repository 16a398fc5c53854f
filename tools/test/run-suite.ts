import type { ChildProcess } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnDependent } from '@palmares/embedded-postgres';
import colors from 'picocolors';
import { root } from '../checks/repository.ts';
import { type Counts, countsOf } from './counts.ts';
import { type FinishedTest, JOURNAL, journalIn, type Progress, readJournal } from './journal.ts';
import { createMeter, type Meter } from './processor-time.ts';
import type { Suite } from './suites.ts';

export interface Result {
  readonly name: string;
  readonly seconds: number;
  /** Processor seconds of the suite and every process that it started; undefined if they cannot be measured. */
  readonly processorSeconds: number | undefined;
  readonly factor: number;
  readonly succeeded: boolean;
  readonly counts: Counts;
  readonly finished: readonly FinishedTest[];
}

export interface Limits {
  /** Minimum time limit of a suite, in seconds. */
  readonly minSeconds: number;
  /** Seconds between the signal to end and killing a suite. */
  readonly gracePeriod: number;
  /** Seconds between two counts of its failures. */
  readonly countEvery: number;
}

const defaultLimits: Limits = { minSeconds: 600, gracePeriod: 10, countEvery: 5 };

/** A suite that takes longer than this many times its usual time counts as hanging. */
const MAX_TIMES_USUAL = 3;

/** A suite with more failures than this counts as broken. The runners' own limits ignore files that do not load. */
const MAX_FAILURES = 20;

/** Returns the seconds after which a suite is ended. */
export const limitOf = (usual: number, factor: number, { minSeconds } = defaultLimits): number =>
  Math.max(minSeconds, MAX_TIMES_USUAL * usual * factor);

/** Running suites, each with the function that ends it. */
const running = new Map<ChildProcess, () => void>();

const killGroup = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The suite has ended meanwhile.
  }
};

/**
 * Milliseconds within which a repeated signal counts as the same one: it may arrive from the terminal or the system,
 * and again from the parent.
 */
const SAME_SIGNAL_MS = 500;

/**
 * From now on, a signal interrupts every running suite, so that each stops the product and databases it started. A
 * second signal kills them. Returns a function that tells whether a signal has come.
 */
export const interruptOnSignal = ({ sameSignalMs = SAME_SIGNAL_MS } = {}): (() => boolean) => {
  let interruptedAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (interruptedAt === undefined) {
        interruptedAt = Date.now();
        for (const end of running.values()) end();
      } else if (Date.now() - interruptedAt >= sameSignalMs) for (const child of running.keys()) killGroup(child);
    });
  return () => interruptedAt !== undefined;
};

interface RunOptions {
  /** Folder for the suite's output. */
  readonly reports: string;
  /** How many times slower than a quiet machine this one is. */
  readonly factor: number;
  readonly limits?: Limits;
  readonly meter?: Meter;
}

interface Run extends Required<RunOptions> {
  readonly logFile: string;
  readonly journal: string;
}

const environmentOf = ({ env }: Suite, { journal, factor }: Run): NodeJS.ProcessEnv => ({
  ...process.env,
  ...env?.(),
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  [JOURNAL]: journal,
  PALMARES_TIME_FACTOR: String(factor),
  TURBO_TELEMETRY_DISABLED: '1',
  // The tests start some hundred processes, which mostly load the same modules.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
});

const failuresIn = ({ finished }: Progress): readonly FinishedTest[] =>
  finished.filter(({ outcome }) => outcome === 'failed');

/** Prints the failures so far as well, because Vitest prints none when it is interrupted. */
const printEnding = (reason: string, progress: Progress): void => {
  const failures = failuresIn(progress).map(({ name, error }) => (error ? `${name}: ${error.split('\n')[0]}` : name));
  const tests = progress.running.map(({ name }) => name);
  if (failures.length > 0) console.error(['Failed:', ...failures].join('\n  '));
  console.error([`${reason}. Still running:`, ...tests].join('\n  '));
};

/** Ends a suite that takes too long or is broken, by force if necessary. Call `stop` when it has ended. */
const watch = (child: ChildProcess, { name, usual }: Suite, { journal, factor, limits }: Run) => {
  let killTimer: NodeJS.Timeout | undefined;
  const end = () => {
    // A second signal would keep it from cleaning up.
    if (killTimer) return;
    clearTimeout(timeLimit);
    clearInterval(failureCount);
    child.kill('SIGINT');
    const seconds = limits.gracePeriod * factor;
    killTimer = setTimeout(() => {
      console.error(`${name} still runs ${seconds} s after its signal, and is killed.`);
      killGroup(child);
    }, seconds * 1000);
  };
  const limit = limitOf(usual, factor, limits);
  const timeLimit = setTimeout(() => {
    const progress = readJournal(journal);
    printEnding(`${name} timed out after ${Math.round(limit)} s`, progress);
    const tests = progress.running.map((test) => test.name);
    for (const test of tests.length > 0 ? tests : [name]) journalIn(journal).failed(`${test} (timed out)`);
    end();
  }, limit * 1000);
  const failureCount = setInterval(() => {
    const progress = readJournal(journal);
    const failures = failuresIn(progress).length;
    if (failures <= MAX_FAILURES) return;
    printEnding(`${name} ended early after ${failures} failures`, progress);
    end();
  }, limits.countEvery * 1000);
  running.set(child, end);
  const stop = () => {
    clearTimeout(timeLimit);
    clearInterval(failureCount);
    clearTimeout(killTimer);
    running.delete(child);
  };
  return { stop };
};

interface Ended {
  readonly succeeded: boolean;
  readonly processorSeconds: number | undefined;
}

const finish = (suite: Suite, run: Run): Promise<Ended> =>
  new Promise((resolveRun) => {
    const { command, args, aloud } = suite;
    const log = createWriteStream(run.logFile);
    const child = spawnDependent(command, args, {
      cwd: root,
      env: environmentOf(suite, run),
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C reaches it only through this process.
      orphanSignal: 'SIGINT',
    });
    const watched = watch(child, suite, run);
    const measured = child.pid === undefined ? undefined : run.meter.measure(child.pid);
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    if (aloud) {
      child.stdout?.pipe(process.stdout, { end: false });
      child.stderr?.pipe(process.stderr, { end: false });
    }
    child.once('error', (error) => log.write(`${error.message}\n`));
    child.once('close', (code) => {
      watched.stop();
      const processorSeconds = measured?.();
      log.end(() => resolveRun({ succeeded: code === 0, processorSeconds }));
    });
  });

/** Runs one suite and prints its result, with its output if it failed. */
export const runSuite = async (suite: Suite, options: RunOptions): Promise<Result> => {
  const { reports, factor, limits = defaultLimits, meter = createMeter() } = options;
  const logFile = join(reports, `${suite.name}.log`);
  const journal = join(reports, `${suite.name}.ndjson`);
  const began = performance.now();
  const ended = await finish(suite, { reports, factor, limits, meter, logFile, journal });
  const seconds = (performance.now() - began) / 1000;
  const progress = readJournal(journal);
  const succeeded = ended.succeeded && failuresIn(progress).length === 0;
  const mark = succeeded ? colors.green('✓') : colors.red('✗');
  console.log(`${mark} ${suite.name} ${colors.dim(`${seconds.toFixed(1)} s`)}`);
  if (!succeeded && !suite.aloud) console.log(`\n${readFileSync(logFile, 'utf8').trimEnd()}\n`);
  const counts = suite.counts?.(succeeded) ?? countsOf(progress, succeeded);
  const { processorSeconds } = ended;
  return { name: suite.name, seconds, processorSeconds, factor, succeeded, counts, finished: progress.finished };
};
