import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { BackedUpTable } from './manifest.ts';
import { measured } from './measured.ts';
import { columnList, quoted, type TableSource } from './table-sources.ts';

const FOLDER = 'tables';

/** The log is ciphertext in hexadecimal: the lowest level halves it already, and higher ones gain nothing. */
const FASTEST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

export const tableFile = (folder: string, { name }: Pick<BackedUpTable, 'name'>): string =>
  join(folder, FOLDER, `${name}.copy.zst`);

export const makeTableFolder = (folder: string): Promise<unknown> => mkdir(join(folder, FOLDER), { mode: 0o700 });

/** Copies the rows that the transaction sees into a new file, which is on disk when it returns. */
export const writeTable = async (client: pg.Client, source: TableSource, folder: string): Promise<BackedUpTable> => {
  const { name, columns, only } = source;
  const rows = client.query(
    copyTo(`copy (select ${columnList(columns)} from ${quoted(name)} where ${only ?? 'true'}) to stdout`),
  );
  const { through, measure } = measured();
  const file = createWriteStream(tableFile(folder, source), { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(rows, createZstdCompress(FASTEST), through, file);
  // The number of rows arrives after the last of them, and before the answer to this.
  await client.query('select');
  return { name, columns: [...columns], rows: rows.rowCount, ...measure() };
};

/** Where the rows of a table's file go. */
interface Target {
  /** A table, as SQL. */
  readonly into: string;
  /** A condition in SQL; undefined: all rows. */
  readonly only?: string | undefined;
  readonly onBytes: (bytes: number) => void;
}

/** Copies a table's file into a table; returns the number of rows. */
export const readTable = async (
  client: pg.Client,
  folder: string,
  table: BackedUpTable,
  { into, only, onBytes }: Target,
): Promise<number> => {
  const rows = client.query(
    copyFrom(`copy ${into} (${columnList(table.columns)}) from stdin ${only === undefined ? '' : `where ${only}`}`),
  );
  const file = createReadStream(tableFile(folder, table), { highWaterMark: 2 ** 18 });
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      onBytes(chunk.length);
      yield chunk;
    }
  };
  await pipeline(file, counted, createZstdDecompress(), rows);
  return rows.rowCount;
};
