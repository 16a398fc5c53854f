import { Command } from 'commander';
import { programVersion } from './program-version.ts';

/** The description of each command, kept here so that listing the commands loads none of them. */
export const descriptions = {
  migrate: 'migrate the database to the newest schema, as its owner',
  demo: 'fictional athletes for demonstrations',
  account: 'athletes’ accounts: find, show, export or erase one; list deletion requests and abandoned accounts',
  contact: 'erase a contact or reference',
  share: 'an athlete’s links: list them, list the visits to one, close one',
  mail: 'the last week’s emails: list them, list those that failed, send one again',
  subscription: 'the Athlete Plan: list who has it, grant, extend or cancel it, compare it with Stripe',
  identity: 'the Identity test: grant an attempt, apply a new scoring rule, show the distribution of results',
  history: 'what happened to an athlete’s portfolio, links and plan',
  support: 'reconstruct what happened to an athlete',
  log: 'the event log itself',
  roots: 'signed roots of the log, kept outside the database, one per day',
  files: 'the bytes of pictures and documents: compare them with the database, remove those without a row',
  keys: 'the keys that encrypt personal data',
  backup: 'back up the database and files into a folder, or restore them into an empty installation',
  restore:
    'after restoring a backup, before anything starts: begin a new incarnation and repeat the erasures in the ledger',
  maintain:
    'rewrite the tables with personal text, so that the free space of the data files keeps nothing that was removed',
  projections: 'the projections and reactors of the event log: status, rebuild, verify, retry',
  jobs: 'the worker’s jobs: list those that wait, run or failed, and retry failed ones',
  incident: 'the register of confidentiality incidents that Quebec’s law asks for, kept for five years',
  operators: 'who changed what with palmares, and why',
  doctor: 'check this installation; say what is wrong and what to do',
  version: 'print the versions of this program, Node and its schema, and the database’s schema',
  completion: 'print a script that completes the commands and options of palmares in a shell',
} as const;

export type CommandName = keyof typeof descriptions;

/** Imported on demand: together they take longer to load than most commands take to run. */
const commands: Readonly<Record<CommandName, () => Promise<Command>>> = {
  migrate: async () => (await import('./commands/migrate.ts')).migrateCommand(),
  demo: async () => (await import('./commands/demo.ts')).demoCommand(),
  account: async () => (await import('./commands/account.ts')).accountCommand(),
  contact: async () => (await import('./commands/contact.ts')).contactCommand(),
  share: async () => (await import('./commands/share.ts')).shareCommand(),
  mail: async () => (await import('./commands/mail.ts')).mailCommand(),
  subscription: async () => (await import('./commands/subscription.ts')).subscriptionCommand(),
  identity: async () => (await import('./commands/identity.ts')).identityCommand(),
  history: async () => (await import('./commands/history.ts')).historyCommand(),
  support: async () => (await import('./commands/support.ts')).supportCommand(),
  log: async () => (await import('./commands/log.ts')).logCommand(),
  roots: async () => (await import('./commands/roots.ts')).rootsCommand(),
  files: async () => (await import('./commands/files.ts')).filesCommand(),
  keys: async () => (await import('./commands/keys.ts')).keysCommand(),
  backup: async () => (await import('./commands/backup.ts')).backupCommand(),
  restore: async () => (await import('./commands/restore.ts')).restoreCommand(),
  maintain: async () => (await import('./commands/maintain.ts')).maintainCommand(),
  projections: async () => (await import('./commands/projections.ts')).projectionsCommand(),
  jobs: async () => (await import('./commands/jobs.ts')).jobsCommand(),
  incident: async () => (await import('./commands/incident.ts')).incidentCommand(),
  operators: async () => (await import('./commands/operators.ts')).operatorsCommand(),
  doctor: async () => (await import('./commands/doctor.ts')).doctorCommand(),
  version: async () => (await import('./commands/version.ts')).versionCommand(),
  completion: async () => (await import('./commands/completion.ts')).completionCommand(loadProgram),
};

export const isCommandName = (word: string): word is CommandName => Object.hasOwn(commands, word);

/** Commander exits with 1 on a usage error, but here 1 means that a check failed. */
const throwInsteadOfExiting = (command: Command): void => {
  command.exitOverride().configureOutput({ outputError: () => undefined });
  for (const inner of command.commands) throwInsteadOfExiting(inner);
};

/** The program with every command. Only those with these names are loaded; of the others it has the description. */
export const loadProgram = async (
  loaded: readonly CommandName[] = Object.keys(commands).filter(isCommandName),
): Promise<Command> => {
  const program = new Command('palmares')
    .description('Operate and support a Palmarès installation.')
    .version(programVersion() ?? 'unknown', '-V, --version', 'print the version of this program')
    .option('--environment <file>', 'also read environment variables from this file')
    // In the list of commands only: what a command takes is in its own help.
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .hook('preAction', async (command) => {
      const { environment } = command.opts<{ environment?: string }>();
      if (environment !== undefined) (await import('./config.ts')).loadEnvironment(environment);
    });
  for (const name of Object.keys(descriptions).filter(isCommandName))
    program.addCommand(
      loaded.includes(name) ? await commands[name]() : new Command(name).description(descriptions[name]),
    );
  throwInsteadOfExiting(program);
  return program;
};
