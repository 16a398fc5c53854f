import { beginIncarnation, type NewIncarnation } from '@palmares/event-store/integrity';
import pg from 'pg';
import { connect } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import { projections } from '../subscribers.ts';
import { BackupUnusable } from './backup-unusable.ts';
import { loadJobs } from './load-jobs.ts';
import type { BackedUpTable, Manifest } from './manifest.ts';
import { withOwnerSession } from './owner-session.ts';
import { readTable } from './table-files.ts';
import { jobTables, quoted, tableSources } from './table-sources.ts';

/** Tables whose rows name a read model by its subscriber. */
const OF_SUBSCRIBERS = ['public.checkpoints', 'public.parked_subjects', 'public.read_models'];

const REFERENCES = `
  select ns.nspname || '.' || s.relname as source, nt.nspname || '.' || t.relname as target
  from pg_constraint k
    join pg_class s on s.oid = k.conrelid join pg_namespace ns on ns.oid = s.relnamespace
    join pg_class t on t.oid = k.confrelid join pg_namespace nt on nt.oid = t.relnamespace
  where k.contype = 'f' and ns.nspname in ('public', 'read')`;

/** Tables after those that they refer to. */
const inOrder = async (client: pg.Client, tables: readonly BackedUpTable[]): Promise<readonly BackedUpTable[]> => {
  const { rows } = await client.query<{ source: string; target: string }>(REFERENCES);
  const ordered = new Set<BackedUpTable>();
  const waitsFor = ({ name }: BackedUpTable): boolean =>
    rows.some(({ source, target }) => source === name && [...left()].some((other) => other.name === target));
  const left = () => tables.filter((table) => !ordered.has(table));
  while (ordered.size < tables.length) {
    const next = left().filter((table) => !waitsFor(table));
    if (next.length === 0) throw new Error('Tables refer to each other in a circle');
    for (const table of next) ordered.add(table);
  }
  return [...ordered];
};

/** The read models that this program builds in another version, so that their rows may not fit its tables. */
const outdatedModels = ({ readModels }: Pick<Manifest, 'readModels'>): Manifest['readModels'] => {
  const current = new Map(projections.map(({ name, version }) => [name, version]));
  return readModels.filter(({ subscriber, version }) => current.get(subscriber) !== version);
};

/** Returns the names of the projections whose read models are not loaded, because the worker has to rebuild them. */
export const outdatedProjections = (manifest: Pick<Manifest, 'readModels'>): readonly string[] =>
  outdatedModels(manifest).map(({ subscriber }) => subscriber);

export interface LoadBackup {
  readonly ownerUrl: string;
  readonly folder: string;
  readonly manifest: Manifest;
  /** Called with the number of bytes read from the files since the last call. */
  readonly onBytes?: (bytes: number) => void;
}

const loadTables = async (
  client: pg.Client,
  { folder, manifest, onBytes = () => undefined }: LoadBackup,
): Promise<void> => {
  const outdated = outdatedModels(manifest);
  const rebuilt = new Set(outdated.flatMap(({ tables }) => tables.map((table) => `read.${table}`)));
  const known = new Set((await tableSources(client)).map(({ name }) => name));
  const serving = `subscriber <> all(array[${outdated.map(({ subscriber }) => pg.escapeLiteral(subscriber)).join(', ')}]::text[])`;
  for (const table of await inOrder(client, manifest.tables)) {
    if (rebuilt.has(table.name) || jobTables.includes(table.name)) continue;
    if (!known.has(table.name)) throw new BackupUnusable(`this program has no table ${table.name}`);
    const only = OF_SUBSCRIBERS.includes(table.name) ? serving : undefined;
    // Migrations fill some of these tables. Their rows about a read model that must be rebuilt are true, and stay.
    await client.query(`delete from ${quoted(table.name)} where ${only ?? 'true'}`);
    const rows = await readTable(client, folder, table, { into: quoted(table.name), only, onBytes });
    if (only === undefined && rows !== table.rows)
      throw new BackupUnusable(`${table.name} has ${rows} rows in its file, and ${table.rows} in the manifest`);
  }
  for (const { name, value } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [name, value]);
};

const loadAll = (options: LoadBackup): Promise<number> =>
  withOwnerSession(options.ownerUrl, async (client) => {
    await client.query('begin');
    await loadTables(client, options);
    const jobs = await loadJobs(client, options);
    await client.query('commit');
    await client.query('analyze');
    return jobs;
  });

export interface Loaded extends NewIncarnation {
  /** Jobs that wait to be run. */
  readonly jobs: number;
  /** Read models that the worker rebuilds. */
  readonly rebuilt: readonly string[];
}

/**
 * Creates the schema of the backup in an empty database, loads all rows in one transaction, begins a new incarnation
 * and applies newer migrations. The erasures since the backup must still be repeated. Throws {@link BackupUnusable}.
 */
export const loadBackup = async (options: LoadBackup): Promise<Loaded> => {
  const { ownerUrl, manifest } = options;
  await migrate(ownerUrl, { only: new Set(manifest.migrations.map(({ name }) => name)) });
  const jobs = await loadAll(options);
  const owner = connect({ url: ownerUrl, applicationName: 'palmares backup', max: 1 });
  try {
    // Before a migration starts a new reactor at the end of the log, which is in this incarnation.
    const begun = await beginIncarnation(owner);
    await migrate(ownerUrl);
    return { ...begun, jobs, rebuilt: outdatedProjections(manifest) };
  } finally {
    await owner.close();
  }
};
