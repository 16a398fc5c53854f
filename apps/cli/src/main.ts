#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { accountCommand } from './commands/account.ts';
import { demoCommand } from './commands/demo.ts';
import { doctorCommand } from './commands/doctor.ts';
import { historyCommand } from './commands/history.ts';
import { keysCommand } from './commands/keys.ts';
import { logCommand } from './commands/log.ts';
import { migrateCommand } from './commands/migrate.ts';
import { projectionsCommand } from './commands/projections.ts';
import { restoreCommand } from './commands/restore.ts';
import { rootsCommand } from './commands/roots.ts';
import { loadEnvironment } from './config.ts';
import { exitCodes, Problem, reportProblem } from './output.ts';

const program = new Command('palmares')
  .description('What operators and support may do on a Palmarès installation.')
  .option('--environment <file>', 'read the variables from this file too')
  .hook('preAction', (command) => {
    const { environment } = command.opts<{ environment?: string }>();
    if (environment !== undefined) loadEnvironment(environment);
  })
  .addCommand(migrateCommand())
  .addCommand(demoCommand())
  .addCommand(accountCommand())
  .addCommand(historyCommand())
  .addCommand(logCommand())
  .addCommand(rootsCommand())
  .addCommand(keysCommand())
  .addCommand(restoreCommand())
  .addCommand(projectionsCommand())
  .addCommand(doctorCommand());

/** Commander ends the process itself on a usage error, with 1; here 1 means that something is wrong. */
const throwInsteadOfExiting = (command: Command): void => {
  command.exitOverride().configureOutput({ outputError: () => undefined });
  for (const inner of command.commands) throwInsteadOfExiting(inner);
};
throwInsteadOfExiting(program);

const usageMessage = (error: CommanderError): string =>
  error.code === 'commander.help' ? 'Name a command: see palmares --help.' : error.message.replace(/^error: /, '');

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError && error.exitCode === 0) process.exitCode = exitCodes.ok;
  else if (error instanceof CommanderError) {
    reportProblem(usageMessage(error));
    process.exitCode = exitCodes.usage;
  } else {
    reportProblem(error);
    process.exitCode = error instanceof Problem ? error.exitCode : exitCodes.failed;
  }
}
