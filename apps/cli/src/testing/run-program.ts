import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program of the repository in a process of its own, with nothing of this one's environment but PATH. */
export const runProgram = (
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> =>
  new Promise((resolveRun, reject) => {
    const child = spawn(process.execPath, [resolve(root, program), ...args], {
      cwd: root,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const told = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => {
      told.stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      told.stderr += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => resolveRun({ code, ...told }));
  });

export const palmares = (args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> =>
  runProgram('apps/cli/src/main.ts', args, env);
