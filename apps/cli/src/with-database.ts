import { type ConnectOptions, connect, type Database } from '@palmares/db';
import { hasOperatorLog } from '@palmares/db/operators';
import type { z } from 'zod';
import { type DatabaseSettings, readConfig } from './config.ts';
import { type ChangeOptions, operatorOf } from './operators/operator.ts';
import { type Operation, type OutcomeOf, recorded } from './operators/recorded.ts';
import { type ExitCode, exitCodes, Problem } from './output.ts';

type Connection = Pick<ConnectOptions, 'applicationName' | 'max' | 'onConnect'>;

interface CommandDeps<Schema extends z.ZodType<DatabaseSettings>> extends Connection {
  /** The variables that the command needs, including a database address. */
  readonly settings: Schema;
}

interface ChangeDeps<Schema extends z.ZodType<DatabaseSettings>> extends CommandDeps<Schema> {
  readonly makesOperatorLog?: boolean;
}

interface Opened<Settings> {
  readonly config: Settings;
  readonly database: Database;
}

interface OpenedForChange<Settings> extends Opened<Settings> {
  /** Does the work and records it in the operator log, unless this is a dry run. */
  record<Result>(operation: Operation, work: () => Promise<Result>, outcomeOf?: OutcomeOf<Result>): Promise<Result>;
}

export const addressOf = (settings: DatabaseSettings): string =>
  'DATABASE_OWNER_URL' in settings
    ? settings.DATABASE_OWNER_URL
    : (settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL);

const open = async (
  settings: DatabaseSettings,
  connection: Connection,
  work: (database: Database) => Promise<ExitCode>,
): Promise<void> => {
  const database = connect({ url: addressOf(settings), ...connection });
  try {
    const code = await work(database);
    if (code !== exitCodes.ok) process.exitCode = code;
  } finally {
    await database.close();
  }
};

/**
 * Reads the command's variables, lends it a connection while it runs, and exits with what it returns. Throws what the
 * work throws, and `Problem` if a variable is missing or invalid.
 */
export const withDatabase = async <Schema extends z.ZodType<DatabaseSettings>>(
  { settings, ...connection }: CommandDeps<Schema>,
  work: (opened: Opened<z.infer<Schema>>) => Promise<ExitCode>,
): Promise<void> => {
  const config = readConfig(settings);
  await open(config, connection, (database) => work({ config, database }));
};

const requireOperatorLog = async ({ kysely }: Database): Promise<void> => {
  if (!(await hasOperatorLog(kysely)))
    throw new Problem('this database has no operator log yet: run palmares migrate first');
};

/**
 * {@link withDatabase} for a command that changes something: identifies the operator before anything is opened. Throws
 * {@link Problem} if the database has no operator log, in a dry run too, unless the command creates it.
 */
export const changeDatabase = async <Schema extends z.ZodType<DatabaseSettings>>(
  { settings, makesOperatorLog = false, ...connection }: ChangeDeps<Schema>,
  options: ChangeOptions,
  work: (opened: OpenedForChange<z.infer<Schema>>) => Promise<ExitCode>,
): Promise<void> => {
  const config = readConfig(settings);
  const operator = operatorOf(options);
  await open(config, connection, async (database) => {
    if (!makesOperatorLog) await requireOperatorLog(database);
    return work({
      config,
      database,
      record: (operation, change, outcomeOf) => recorded(database, operator, operation, change, outcomeOf),
    });
  });
};
