import { spawnDependent } from '@palmares/embedded-postgres';

export interface Ran {
  readonly output: string;
}

export interface RunOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Ends the command. */
  readonly signal: AbortSignal;
}

/** Milliseconds in which an aborted command may end by itself. */
const PATIENCE_MS = 15_000;

/**
 * Runs a command, and settles when it has ended, even if it was aborted. Rejects with its last output if it fails, or with
 * the reason of the signal.
 */
export const run = async (command: string, args: readonly string[], { cwd, env, signal }: RunOptions): Promise<Ran> => {
  signal.throwIfAborted();
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawnDependent(command, args, { cwd, env, signal, stdio, orphanSignal: 'SIGTERM' });
  let output = '';
  let words = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
    words += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    words += chunk;
  });
  let impatience: NodeJS.Timeout | undefined;
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', (error) => {
      if (child.pid === undefined) reject(error);
      // It was aborted, and still runs.
      else impatience ??= setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    });
    child.once('close', resolve);
  }).finally(() => clearTimeout(impatience));
  if (code === 0) return { output };
  signal.throwIfAborted();
  throw new Error(`${command} ${args.join(' ')} failed:\n${words.trimEnd().split('\n').slice(-40).join('\n')}`);
};
