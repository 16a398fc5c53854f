import { Command } from 'commander';
import { historyAtCommand } from './history-at.ts';
import { historyDiffCommand } from './history-diff.ts';
import { historyCheckExportCommand, historyExportCommand } from './history-export.ts';
import { historyOpeningsCommand } from './history-openings.ts';
import { historyShowCommand } from './history-show.ts';
import { historyVerifyCommand } from './history-verify.ts';

export const historyCommand = (): Command =>
  new Command('history')
    .description('what happened to an athlete’s portfolio, links and plan')
    .addCommand(historyShowCommand())
    .addCommand(historyDiffCommand())
    .addCommand(historyAtCommand())
    .addCommand(historyOpeningsCommand())
    .addCommand(historyExportCommand())
    .addCommand(historyCheckExportCommand())
    .addCommand(historyVerifyCommand());
