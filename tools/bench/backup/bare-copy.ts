import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

const PARTITIONS = Array.from({ length: 16 }, (_, partition) => `events_${partition.toString(16)}`);
const TABLES = ['streams', ...PARTITIONS];

const connected = async (url: string, work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
};

const fileOf = (folder: string, table: string): string => join(folder, `${table}.copy`);

/** Copies the log into files as it is read: no snapshot, hash or compression. */
export const bareCopyOut = (url: string, folder: string): Promise<void> =>
  connected(url, async (client) => {
    for (const table of TABLES)
      await pipeline(client.query(copyTo(`copy ${table} to stdout`)), createWriteStream(fileOf(folder, table)));
  });

/** Copies those files into the same tables of a migrated database, in one transaction. */
export const bareCopyIn = (url: string, folder: string): Promise<void> =>
  connected(url, async (client) => {
    await client.query('begin');
    for (const table of TABLES)
      await pipeline(createReadStream(fileOf(folder, table)), client.query(copyFrom(`copy ${table} from stdin`)));
    await client.query('commit');
    await client.query('analyze');
  });
