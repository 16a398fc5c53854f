import type pg from 'pg';
import { BackupUnusable } from './backup-unusable.ts';
import type { BackedUpTable, DatabaseManifest } from './manifest.ts';
import { withOwnerSession } from './owner-session.ts';
import { makeTableFolder, writeTable } from './table-files.ts';
import { quoted, type TableSource, tableSources } from './table-sources.ts';

const ORIGIN = `
  select to_char(transaction_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "takenAt",
    current_setting('server_version') as postgres,
    json_build_object('name', current_database(), 'systemIdentifier', (select system_identifier::text from pg_control_system()),
      'incarnation', (select incarnation from log_incarnation)) as database,
    (select json_agg(json_build_object('name', name, 'sha256', sha256) order by name) from schema_migrations) as migrations,
    coalesce((select json_agg(json_build_object('subscriber', subscriber, 'version', version, 'tables', tables) order by subscriber)
      from read_models where subscriber not like '%@%'), '[]') as "readModels"`;

/**
 * Sequences belong to no snapshot. Read after it was taken, each is beyond every number that the rows have. One that was
 * never used has no last value and needs none.
 */
const SEQUENCES = `
  select schemaname || '.' || sequencename as name, last_value::text as value from pg_sequences
  where schemaname in ('public', 'read') and last_value is not null order by 1`;

const names = (sources: readonly TableSource[]): string => sources.map(({ name }) => name).join(' ');

/**
 * Opens the snapshot. The tables are locked before it is taken: otherwise a rebuild could swap a read model for another
 * table between the two.
 */
const openSnapshot = async (client: pg.Client): Promise<readonly TableSource[]> => {
  const listed = await tableSources(client);
  await client.query('begin transaction isolation level repeatable read read only');
  await client.query(`lock table ${listed.map(({ name }) => quoted(name)).join(', ')} in access share mode`);
  const sources = await tableSources(client);
  if (names(sources) !== names(listed))
    throw new BackupUnusable('the database was migrated or rebuilt at this moment; run it again');
  return sources;
};

export interface CreateBackup {
  readonly ownerUrl: string;
  /** Exists and is empty. */
  readonly folder: string;
  /** Called with bytes of the tables on the server's disk. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Writes every table as of one moment, one file each. Takes no transaction id, so it holds back no reader of the log;
 * VACUUM keeps what it sees until it ends.
 */
export const createBackup = ({
  ownerUrl,
  folder,
  onProgress = () => undefined,
}: CreateBackup): Promise<DatabaseManifest> =>
  withOwnerSession(ownerUrl, async (client) => {
    await makeTableFolder(folder);
    const sources = await openSnapshot(client);
    const { rows: origins } = await client.query<Omit<DatabaseManifest, 'sequences' | 'tables'>>(ORIGIN);
    const [origin] = origins;
    if (!origin) throw new Error('The database did not say what it is');
    const { rows: sequences } = await client.query<DatabaseManifest['sequences'][number]>(SEQUENCES);

    const total = sources.reduce((sum, { bytes }) => sum + bytes, 0);
    const tables: BackedUpTable[] = [];
    let done = 0;
    for (const source of sources) {
      tables.push(await writeTable(client, source, folder));
      done += source.bytes;
      onProgress(done, total);
    }
    await client.query('commit');
    return { ...origin, sequences, tables };
  });
