import type { Command } from 'commander';
import { vi } from 'vitest';
import { Problem } from '../output.ts';

export interface InProcessRun {
  readonly stdout: string;
  /** The message on stderr that comes with a failing exit code. */
  readonly problem: string | undefined;
  readonly code: number;
}

/** Runs a command in this process, because starting one per question would dominate a test's time. */
export const runInProcess = async (command: Command, args: readonly string[]): Promise<InProcessRun> => {
  let stdout = '';
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += String(text);
    return true;
  });
  try {
    await command.parseAsync(args, { from: 'user' });
    return { stdout, problem: undefined, code: 0 };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { stdout, problem: error.message, code: error.exitCode };
  } finally {
    written.mockRestore();
  }
};

export const jsonOf = ({ stdout, problem }: InProcessRun) => {
  if (problem !== undefined) throw new Error(problem);
  return JSON.parse(stdout);
};
