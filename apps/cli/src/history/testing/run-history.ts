import { vi } from 'vitest';
import { historyCommand } from '../../commands/history.ts';
import { Problem } from '../../output.ts';

export interface Told {
  readonly stdout: string;
  /** What a person would read on stderr, and the exit code that goes with it. */
  readonly problem: string | undefined;
  readonly code: number;
}

/** Runs `palmares history …` in this process: a process for each question would take most of the test's time. */
export const told = async (...args: readonly string[]): Promise<Told> => {
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

export const toldAsJson = async (...args: readonly string[]) => {
  const { stdout, problem } = await told(...args, '--json');
  if (problem !== undefined) throw new Error(problem);
  return JSON.parse(stdout);
};
