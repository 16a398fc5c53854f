import { createHash } from 'node:crypto';

/** A row as Postgres keeps it; the time as whole microseconds, which a JavaScript date cannot hold. */
export interface ChainedRow {
  readonly stream: string;
  readonly version: number;
  readonly event_id: string;
  readonly type: string;
  readonly schema_version: number;
  readonly key_id: string;
  readonly command_id: string;
  readonly command_hash: Uint8Array;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
  readonly recorded_at_micros: bigint;
  readonly hash: Uint8Array;
}

/** Before a stream's first event. */
export const GENESIS = createHash('sha256').digest();

const int16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
};

const int64 = (value: bigint): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(value);
  return bytes;
};

const withLength = (bytes: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

const uuidBytes = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');

/** What `event_hash` computes in the database, byte for byte. */
export const eventHash = (previous: Uint8Array, row: Omit<ChainedRow, 'hash'>): Buffer =>
  createHash('sha256')
    .update(previous)
    .update(withLength(Buffer.from(row.stream)))
    .update(int64(BigInt(row.version)))
    .update(uuidBytes(row.event_id))
    .update(withLength(Buffer.from(row.type)))
    .update(int16(row.schema_version))
    .update(uuidBytes(row.key_id))
    .update(uuidBytes(row.command_id))
    .update(withLength(row.command_hash))
    .update(withLength(row.data))
    .update(withLength(row.metadata))
    .update(int64(row.recorded_at_micros))
    .digest();

export type ChainVerdict =
  | { readonly intact: true; readonly version: number; readonly head: Uint8Array }
  | { readonly intact: false; readonly version: number; readonly fault: 'missing' | 'changed' | 'cut' };

/**
 * Follows a stream's rows in version order. Names the first version that does not fit: a missing
 * one, one whose bytes changed, or the first that the `streams` row knows and the rows no longer have.
 */
export const verifyChain = (
  rows: readonly ChainedRow[],
  head: { readonly version: number; readonly hash: Uint8Array },
): ChainVerdict => {
  let previous: Uint8Array = GENESIS;
  let version = 0;
  for (const row of rows) {
    if (row.version !== version + 1) return { intact: false, version: version + 1, fault: 'missing' };
    const expected = eventHash(previous, row);
    if (!expected.equals(row.hash)) return { intact: false, version: row.version, fault: 'changed' };
    previous = expected;
    version = row.version;
  }
  if (version < head.version) return { intact: false, version: version + 1, fault: 'cut' };
  if (Buffer.compare(previous, head.hash) !== 0) return { intact: false, version, fault: 'changed' };
  return { intact: true, version, head: previous };
};
