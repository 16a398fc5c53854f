import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningProgram {
  readonly ended: Promise<Ended>;
  kill(signal: NodeJS.Signals): void;
  /** Closes the pipes, like a reader that stops early. */
  stopReading(): void;
}

const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Starts the bundled program of an app in its own process, with only the environment it needs to be found and loaded. */
export const startProgram = (
  app: 'cli' | 'worker',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): RunningProgram => {
  const child = spawn(process.execPath, [resolve(root, 'apps', app, 'dist/main.js'), ...args], {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<Ended>((resolveRun, reject) => {
    const output = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => {
      output.stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output.stderr += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => resolveRun({ code, ...output }));
  });
  return {
    ended,
    kill: (signal) => void child.kill(signal),
    stopReading() {
      child.stdout.destroy();
      child.stderr.destroy();
    },
  };
};

/** The operator of commands in tests, unless a test names another. */
export const testOperator = 'Test operator';

export const runProgram = (...given: Parameters<typeof startProgram>): Promise<Ended> => startProgram(...given).ended;

export const palmares = (args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> =>
  runProgram('cli', args, { PALMARES_OPERATOR: testOperator, ...env });
