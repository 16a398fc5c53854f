import { spawnDependent } from '@palmares/embedded-postgres';

export interface Ran {
  readonly output: string;
}

export interface RunOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Aborts the command. */
  readonly signal: AbortSignal;
}

/** Runs a command to its end. Rejects with its last output if it fails. */
export const run = (command: string, args: readonly string[], { cwd, env, signal }: RunOptions): Promise<Ran> =>
  new Promise((resolve, reject) => {
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
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve({ output });
      else
        reject(new Error(`${command} ${args.join(' ')} failed:\n${words.trimEnd().split('\n').slice(-40).join('\n')}`));
    });
  });
