import pg from 'pg';
import type { StoredEvent } from './sealed-event.ts';

const { builtins } = pg.types;

/**
 * Types left as text. Parsing bytes and dates costs more than decrypting what a fold needs, and a fold reads neither
 * metadata nor times, so those stay text until they are read.
 */
const asText = new Set<number>([builtins.BYTEA, builtins.TIMESTAMPTZ]);

export const leaveUnparsed: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (asText.has(oid)) return (text: string) => text;
    return oid === builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
  },
};

type Unparsed = 'command_hash' | 'data' | 'metadata' | 'recorded_at';

/** A row as it arrives; inside a transaction its values may already be parsed. */
export type UnparsedEvent = Omit<StoredEvent, Unparsed> & {
  readonly [Column in Unparsed]: StoredEvent[Column] | string;
};

const bytes = (value: Buffer | string): Buffer =>
  typeof value === 'string' ? Buffer.from(value.slice('\\x'.length), 'hex') : value;

const parseTime = pg.types.getTypeParser(builtins.TIMESTAMPTZ, 'text');

class ParsedLater implements StoredEvent {
  readonly stream: string;
  readonly version: number;
  readonly event_id: string;
  readonly type: string;
  readonly schema_version: number;
  readonly command_id: string;
  readonly #row: UnparsedEvent;

  constructor(row: UnparsedEvent) {
    this.stream = row.stream;
    this.version = row.version;
    this.event_id = row.event_id;
    this.type = row.type;
    this.schema_version = row.schema_version;
    this.command_id = row.command_id;
    this.#row = row;
  }

  get command_hash(): Buffer {
    return bytes(this.#row.command_hash);
  }

  get data(): Buffer {
    return bytes(this.#row.data);
  }

  get metadata(): Buffer {
    return bytes(this.#row.metadata);
  }

  get recorded_at(): Date {
    const at = this.#row.recorded_at;
    return typeof at === 'string' ? parseTime(at) : at;
  }
}

export const parsedLater = (row: UnparsedEvent): StoredEvent => new ParsedLater(row);
