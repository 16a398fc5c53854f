import type { ChildProcess } from 'node:child_process';
import { constants, getPriority } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bounds } from './bounds.ts';
import { CRASHES, OUT_OF_BOUNDS } from './signals.ts';
import { startChild } from './start-child.ts';

export interface Program extends Bounds {
  /** The file to run, which calls `serve`. */
  readonly path: string;
  /** Allows native code, which sharp needs. */
  readonly addons?: boolean;
  /** A folder that it may read besides that of the bundled programs. */
  readonly reads?: string;
  /** Maximum JavaScript heap, in MiB. */
  readonly heapMiB: number;
  /** Maximum wall time, as a multiple of `seconds`; defaults to 6, because the machine may be busy. */
  readonly patience?: number;
}

/**
 * Thrown if the process did not start, or ended, for a reason unrelated to the file, such as being killed by the
 * system. Retrying is right.
 */
export class FileProcessFailed extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The process that reads a file ended: ${reason}`, options);
    this.name = 'FileProcessFailed';
  }
}

/** The outermost `node_modules` folder that contains this package. */
const packagesOf = (name: string): string => {
  const path = fileURLToPath(import.meta.resolve(name));
  const folder = `${sep}node_modules${sep}`;
  return path.slice(0, path.indexOf(folder) + folder.length);
};

const built = join(import.meta.dirname, '../../dist');

/** Path of a bundled program, by its name. */
export const programNamed = (name: string): string => join(built, `${name}.js`);

const argumentsOf = ({ heapMiB, addons, reads }: Program): string[] => [
  `--max-old-space-size=${heapMiB}`,
  '--permission',
  ...[built, ...(addons ? [packagesOf('sharp')] : []), ...(reads ? [reads] : [])].map(
    (folder) => `--allow-fs-read=${folder}`,
  ),
  '--allow-worker',
  ...(addons ? ['--allow-addons'] : []),
  '--disable-warning=SecurityWarning',
];

/**
 * Below that of the web server, so that pages go before pictures. Only a superuser may raise it above this process's
 * own.
 */
const priority = (): number => Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL);

const started = (program: Program): Promise<ChildProcess> =>
  startChild({
    path: program.path,
    args: [program.memoryMiB, program.seconds, programNamed('watch')].map(String),
    execArgv: argumentsOf(program),
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    priority: priority(),
  }).catch((cause: unknown) => {
    throw new FileProcessFailed('it could not be started', { cause });
  });

/**
 * Sends the order to a separate process, at low priority and without environment, connections or open files, and
 * returns its answer. Returns undefined if it exceeded its bounds or crashed, as a malicious file could make it. Throws
 * {@link FileProcessFailed}.
 */
export const runInProcess = async <Answer>(program: Program, order: unknown): Promise<Answer | undefined> => {
  const child = await started(program);
  const { promise, resolve, reject } = Promise.withResolvers<Answer | undefined>();
  const limit = program.seconds * (program.patience ?? 6);
  const timer = setTimeout(() => reject(new FileProcessFailed(`no answer within ${limit} seconds`)), limit * 1000);
  child.once('message', (answer: Answer) => resolve(answer));
  child.once('error', reject);
  child.once('exit', (code, signal) => {
    if (signal === OUT_OF_BOUNDS || CRASHES.includes(String(signal))) resolve(undefined);
    else reject(new FileProcessFailed(String(signal ?? code)));
  });
  child.send({ order }, (error) => {
    if (error) reject(error);
  });
  return promise.finally(() => {
    clearTimeout(timer);
    child.kill('SIGKILL');
  });
};
