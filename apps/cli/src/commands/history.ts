import { Command } from 'commander';
import { historyAtCommand } from './history-at.ts';
import { historyDiffCommand } from './history-diff.ts';
import { historyShowCommand } from './history-show.ts';

export const historyCommand = (): Command =>
  new Command('history')
    .description('what happened to an athlete’s portfolio, links and plan')
    .addCommand(historyShowCommand())
    .addCommand(historyDiffCommand())
    .addCommand(historyAtCommand());
