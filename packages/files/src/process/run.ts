import type { ChildProcess } from 'node:child_process';
import { constants, getPriority } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bounds } from './bounds.ts';
import { CRASHES, OUT_OF_BOUNDS } from './signals.ts';
import { startChild } from './start-child.ts';

export interface Program extends Bounds {
  /** The file that runs, which calls `serve`. */
  readonly path: string;
  /** Lets it load sharp, which is native code. */
  readonly addons?: boolean;
  /** A folder besides that of the bundled programs. */
  readonly reads?: string;
  /** Of the JavaScript heap, in MiB. */
  readonly heapMiB: number;
  /** How many times its seconds of computing it may take, waiting included; 6 unless told, for a busy machine. */
  readonly patience?: number;
}

/**
 * The process did not start, or ended, for a reason that says nothing about the file, as when the machine stops it.
 * Trying again is right.
 */
export class FileProcessFailed extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The process that reads a file ended: ${reason}`, options);
    this.name = 'FileProcessFailed';
  }
}

/** The outermost folder of packages in which this one is installed. */
const packagesOf = (name: string): string => {
  const path = fileURLToPath(import.meta.resolve(name));
  const folder = `${sep}node_modules${sep}`;
  return path.slice(0, path.indexOf(folder) + folder.length);
};

const built = join(import.meta.dirname, '../../dist');

/** The bundled program of this name. */
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

/** A page goes before a picture. Only a superuser may ask for more than this process has. */
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
 * Gives the order to a process of its own, at low priority and without environment, connections and files of its own,
 * and returns its answer; undefined if it took more than its bounds or crashed, as a file made for that would let it.
 * Throws {@link FileProcessFailed}.
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
