import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { spawnDependent } from '@palmares/embedded-postgres';

export interface ChildOptions {
  readonly name: string;
  /** Node's arguments: a script and its own arguments. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  readonly warn: (line: string) => void;
}

export interface Child {
  readonly name: string;
  readonly pid: number;
  /** Settles with the reason if it exits without having been stopped. */
  readonly died: Promise<Error>;
  stop(): Promise<void>;
}

const LINES_SHOWN = 15;
const TIMEOUT_MS = 15_000;

/** pino writes levels as numbers; 40 is a warning. */
const isWarning = (line: string): boolean => {
  const level = /"level":(\d+)/.exec(line)?.[1];
  return level !== undefined ? Number(level) >= 40 : /\b(error|warning)\b/i.test(line);
};

export const startChild = ({ name, args, cwd, env, logFile, warn }: ChildOptions): Child => {
  const child = spawnDependent(process.execPath, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its database ends at the same moment, and a graceful stop could wait for it forever.
    orphanSignal: 'SIGKILL',
  });
  const log = createWriteStream(logFile, { flags: 'a', mode: 0o600 });
  const tail: string[] = [];
  const keep = (line: string, isProblem: boolean) => {
    log.write(`${new Date().toISOString()} ${name.padEnd(9)} ${line}\n`);
    tail.push(line);
    if (tail.length > LINES_SHOWN) tail.shift();
    if (isProblem) warn(`${name}: ${line}`);
  };
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => keep(line, isWarning(line)));
  }
  let stopping = false;
  const closed = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  }).finally(() => log.end());
  return {
    name,
    pid: child.pid ?? 0,
    died: closed.then((how) =>
      stopping
        ? new Promise<Error>(() => undefined)
        : new Error([`${name} ended (${how}). Its last lines:`, ...tail].join('\n  ')),
    ),
    stop: async () => {
      stopping = true;
      child.kill('SIGTERM');
      const impatience = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
      await closed;
      clearTimeout(impatience);
    },
  };
};
