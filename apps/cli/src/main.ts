#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { loadEnvironment } from './config.ts';
import { exitCodes, Problem, reportProblem } from './output.ts';

const program = new Command('palmares')
  .description('Operate and support a Palmarès installation.')
  .option('--environment <file>', 'also read environment variables from this file')
  .hook('preAction', (command) => {
    const { environment } = command.opts<{ environment?: string }>();
    if (environment !== undefined) loadEnvironment(environment);
  });

/** Imported on demand: Stripe's client alone takes longer to load than most commands take to run. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  migrate: async () => (await import('./commands/migrate.ts')).migrateCommand(),
  demo: async () => (await import('./commands/demo.ts')).demoCommand(),
  account: async () => (await import('./commands/account.ts')).accountCommand(),
  contact: async () => (await import('./commands/contact.ts')).contactCommand(),
  subscription: async () => (await import('./commands/subscription.ts')).subscriptionCommand(),
  identity: async () => (await import('./commands/identity.ts')).identityCommand(),
  history: async () => (await import('./commands/history.ts')).historyCommand(),
  log: async () => (await import('./commands/log.ts')).logCommand(),
  roots: async () => (await import('./commands/roots.ts')).rootsCommand(),
  files: async () => (await import('./commands/files.ts')).filesCommand(),
  keys: async () => (await import('./commands/keys.ts')).keysCommand(),
  restore: async () => (await import('./commands/restore.ts')).restoreCommand(),
  maintain: async () => (await import('./commands/maintain.ts')).maintainCommand(),
  projections: async () => (await import('./commands/projections.ts')).projectionsCommand(),
  operators: async () => (await import('./commands/operators.ts')).operatorsCommand(),
  doctor: async () => (await import('./commands/doctor.ts')).doctorCommand(),
};
const named = process.argv.filter((word) => Object.hasOwn(commands, word));
for (const [name, load] of Object.entries(commands))
  if (named.length === 0 || named.includes(name)) program.addCommand(await load());

/** Commander exits with 1 on a usage error, but here 1 means that a check failed. */
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
