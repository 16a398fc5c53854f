import { connect } from '@palmares/db';
import { migrationState } from '@palmares/db/health';
import { readMigrations } from '@palmares/db/migrations';
import { Command } from 'commander';
import { readConfig, versionConfig } from '../config.ts';
import { messageOf, type OutputOptions, print } from '../output.ts';
import { programVersion } from '../program-version.ts';
import { examples } from './examples.ts';

interface Schema {
  /** The database's newest migration; null if it was not reached or has no schema. */
  readonly newest: string | null;
  /** Number of this program's migrations that the database lacks; null as above. */
  readonly missing: number | null;
  readonly newer: number | null;
  readonly problem: string | null;
}

interface Version {
  /** Null if the build did not know it. */
  readonly version: string | null;
  readonly node: string;
  /** The newest migration of this program. */
  readonly schema: string | null;
  readonly database: Schema;
}

const unreached = (problem: string): Schema => ({ newest: null, missing: null, newer: null, problem });

const schemaOf = async (url: string | undefined): Promise<Schema> => {
  if (url === undefined) return unreached('DATABASE_URL is not set');
  const database = connect({ url, applicationName: 'palmares version', max: 1 });
  try {
    const { newest, missing, newer } = await migrationState(database.kysely);
    return { newest, missing: missing.length, newer: newer.length, problem: null };
  } catch (error) {
    return unreached(messageOf(error));
  } finally {
    await database.close();
  }
};

const databaseWords = ({ newest, missing, newer, problem }: Schema): string => {
  if (problem !== null) return `not known: ${problem}`;
  if (newer) return `${newest}, newer than this program`;
  return missing ? `${newest ?? 'empty'}, ${missing} behind: run palmares migrate` : `${newest}`;
};

const inWords = ({ version, node, schema, database }: Version): string =>
  [
    `palmares  ${version ?? 'unknown: build it in a git checkout, or with PALMARES_VERSION'}`,
    `node      ${node}`,
    `schema    ${schema}`,
    `database  ${databaseWords(database)}`,
  ].join('\n');

const show = async (output: OutputOptions): Promise<void> => {
  const { DATABASE_URL } = readConfig(versionConfig);
  const files = await readMigrations();
  const version: Version = {
    version: programVersion() ?? null,
    node: process.version,
    schema: files.at(-1)?.name ?? null,
    database: await schemaOf(DATABASE_URL),
  };
  print(output, version, inWords);
};

export const versionCommand = (): Command =>
  new Command('version')
    .description('print the versions of this program, Node and its schema, and the database’s schema')
    .option('--json', 'answer as JSON')
    .addHelpText('after', examples('palmares version', 'palmares version --json'))
    .action(show);
