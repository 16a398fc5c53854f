import pg from 'pg';
import type { StoredEvent } from './sealed-event.ts';

const { builtins } = pg.types;

/**
 * To turn text into bytes and dates takes longer than to open what a fold needs, and a fold needs neither
 * metadata nor times: those stay text until they are asked for.
 */
const asText = new Set<number>([builtins.BYTEA, builtins.TIMESTAMPTZ]);

export const leaveUnparsed: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (asText.has(oid)) return (text: string) => text;
    return oid === builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
  },
};

type Unparsed = 'command_hash' | 'data' | 'metadata' | 'recorded_at';

/** A row as it comes: inside a transaction it is parsed all the same. */
export type UnparsedEvent = Omit<StoredEvent, Unparsed> & {
  readonly [Column in Unparsed]: StoredEvent[Column] | string;
};

const bytes = (value: Buffer | string): Buffer =>
  typeof value === 'string' ? Buffer.from(value.slice('\\x'.length), 'hex') : value;

const parseTime = pg.types.getTypeParser(builtins.TIMESTAMPTZ, 'text');

export const parsedLater = (row: UnparsedEvent): StoredEvent => ({
  stream: row.stream,
  version: row.version,
  event_id: row.event_id,
  type: row.type,
  schema_version: row.schema_version,
  command_id: row.command_id,
  get command_hash() {
    return bytes(row.command_hash);
  },
  get data() {
    return bytes(row.data);
  },
  get metadata() {
    return bytes(row.metadata);
  },
  get recorded_at() {
    return typeof row.recorded_at === 'string' ? parseTime(row.recorded_at) : row.recorded_at;
  },
});
