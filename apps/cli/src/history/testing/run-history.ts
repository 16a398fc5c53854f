import { historyCommand } from '../../commands/history.ts';
import { jsonOf, runInProcess } from '../../testing/run-in-process.ts';

/** Runs `palmares history …` in this process. */
export const runHistory = (...args: readonly string[]) => runInProcess(historyCommand(), args);

export const runHistoryAsJson = async (...args: readonly string[]) => jsonOf(await runHistory(...args, '--json'));
