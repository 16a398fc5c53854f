import { vi } from 'vitest';
import { historyCommand } from '../../commands/history.ts';
import { Problem } from '../../output.ts';

export interface HistoryRun {
  readonly stdout: string;
  /** The message on stderr that comes with a failing exit code. */
  readonly problem: string | undefined;
  readonly code: number;
}

/** Runs `palmares history …` in this process, because starting one per question would dominate the test's time. */
export const runHistory = async (...args: readonly string[]): Promise<HistoryRun> => {
  let stdout = '';
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += String(text);
    return true;
  });
  try {
    await historyCommand().parseAsync(args, { from: 'user' });
    return { stdout, problem: undefined, code: 0 };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { stdout, problem: error.message, code: error.exitCode };
  } finally {
    written.mockRestore();
  }
};

export const runHistoryAsJson = async (...args: readonly string[]) => {
  const { stdout, problem } = await runHistory(...args, '--json');
  if (problem !== undefined) throw new Error(problem);
  return JSON.parse(stdout);
};
