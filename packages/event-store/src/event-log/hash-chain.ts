import { createHash } from 'node:crypto';

/** A row as Postgres stores it; the time is in whole microseconds, which a JavaScript date cannot hold. */
export interface ChainedRow {
  readonly incarnation: number;
  /** Decimal text, because it may exceed 2^53. */
  readonly transaction_id: string;
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

/** The hash before a stream's first event. */
export const GENESIS = createHash('sha256').digest();

const int16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
};

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};

const uint64 = (value: bigint): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(value);
  return bytes;
};

const int64 = (value: bigint): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(value);
  return bytes;
};

const withLength = (bytes: Uint8Array): Buffer => Buffer.concat([int32(bytes.length), bytes]);

const uuidBytes = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');

/** Computes the same bytes as `event_hash` in the database. */
const eventHash = (previous: Uint8Array, row: Omit<ChainedRow, 'hash'>): Buffer =>
  createHash('sha256')
    .update(previous)
    .update(int32(row.incarnation))
    .update(uint64(BigInt(row.transaction_id)))
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

/**
 * `changed`: the bytes are not those that were hashed. `missing`: no event has this version. `reordered`: the event
 * that belongs here has another version. `cut`: the `streams` row points past the last event. `head`: that row
 * points before the last event, or its hash is not the last event's.
 */
export type ChainFault = 'changed' | 'missing' | 'reordered' | 'cut' | 'head';

export type ChainVerdict =
  | { readonly intact: true; readonly version: number; readonly head: Uint8Array }
  | {
      readonly intact: false;
      /** The first version that breaks the chain. */
      readonly version: number;
      /** Id of the event at that version or, if reordered, of the event that belongs there; null if there is none. */
      readonly eventId: string | null;
      readonly fault: ChainFault;
    };

export interface StreamHead {
  readonly version: number;
  readonly hash: Uint8Array;
}

type Broken = Exclude<ChainVerdict, { intact: true }>;

/** Checks one stream's rows, given in version order, without keeping any: a stream may be long. */
export const followChain = (head: StreamHead) => {
  let previous: Uint8Array = GENESIS;
  let version = 0;
  let lastId: string | null = null;
  let beyondHead: string | null = null;
  let broken: { readonly verdict: Broken; readonly stored: Uint8Array | undefined } | undefined;

  /** True if a later row is the event whose version is missing or taken by another event. */
  const belongsAt = (place: number, stored: Uint8Array | undefined, row: ChainedRow): boolean => {
    const there = eventHash(previous, { ...row, version: place });
    return there.equals(row.hash) || (stored !== undefined && there.equals(stored));
  };

  return {
    take(row: ChainedRow): void {
      if (broken) {
        const { verdict, stored } = broken;
        if (verdict.fault !== 'reordered' && belongsAt(verdict.version, stored, row))
          broken = { verdict: { ...verdict, fault: 'reordered', eventId: row.event_id }, stored };
        return;
      }
      const place = version + 1;
      if (row.version !== place) {
        const moved = belongsAt(place, undefined, row);
        const verdict: Broken = moved
          ? { intact: false, version: place, eventId: row.event_id, fault: 'reordered' }
          : { intact: false, version: place, eventId: null, fault: 'missing' };
        broken = { verdict, stored: undefined };
        return;
      }
      const expected = eventHash(previous, row);
      if (!expected.equals(row.hash)) {
        const verdict: Broken = { intact: false, version: place, eventId: row.event_id, fault: 'changed' };
        broken = { verdict, stored: row.hash };
        return;
      }
      previous = expected;
      version = place;
      lastId = row.event_id;
      if (version === head.version + 1) beyondHead = row.event_id;
    },

    verdict(): ChainVerdict {
      if (broken) return broken.verdict;
      if (version < head.version) return { intact: false, version: version + 1, eventId: null, fault: 'cut' };
      if (version > head.version)
        return { intact: false, version: head.version + 1, eventId: beyondHead, fault: 'head' };
      if (Buffer.compare(previous, head.hash) !== 0) return { intact: false, version, eventId: lastId, fault: 'head' };
      return { intact: true, version, head: previous };
    },
  };
};

/** Checks a stream's rows, given in version order; the verdict names the first version that breaks the chain. */
export const verifyChain = (rows: Iterable<ChainedRow>, head: StreamHead): ChainVerdict => {
  const chain = followChain(head);
  for (const row of rows) chain.take(row);
  return chain.verdict();
};
