import type { Generated } from 'kysely';

/** A position in the log. Readers follow the order of these three columns. */
export interface CursorColumns {
  incarnation: number;
  transaction_id: string;
  position: number;
}

export interface EventTables {
  log_incarnation: { one: Generated<boolean>; incarnation: number };
  data_keys: {
    key_id: string;
    subject_id: string;
    shard: number;
    /** `events`, or another purpose that the product defines. */
    purpose: Generated<string>;
    wrapped: Buffer | null;
    master_key_id: string;
    created_at: Generated<Date>;
    destroyed_at: Date | null;
  };
  streams: {
    shard: number;
    stream: string;
    version: number;
    head_hash: Buffer;
    recorded_at: Date;
    closed_at: Date | null;
    /** Id of the transaction that wrote it last, as text. */
    transaction_id: Generated<string>;
  };
  events: CursorColumns & {
    shard: number;
    stream: string;
    version: number;
    event_id: string;
    type: string;
    schema_version: number;
    key_id: string;
    command_id: string;
    /** Position among its command's events, from 1. */
    nth: number;
    command_hash: Buffer;
    data: Buffer;
    metadata: Buffer;
    recorded_at: Date;
    hash: Buffer;
  };
  /**
   * Cached states that streams are folded from, each sealed with its subject's key. All of them may be deleted at any
   * time.
   */
  snapshots: {
    shard: number;
    stream: string;
    /** The last event that the state includes. */
    version: number;
    decider: string;
    decider_version: number;
    key_id: string;
    state: Buffer;
    taken_at: Generated<Date>;
  };
}

/** A subscriber that a worker has paused, and why. `since` is an ISO 8601 time. */
export interface StoredWait {
  readonly subscriber: string;
  readonly reason: string;
  readonly since: string;
}

export interface ProjectionTables {
  checkpoints: CursorColumns & { subscriber: string; shard: number; fence: number; moved_at: Date | null };
  shard_leases: { shard: number; owner: string | null; fence: number };
  projector_owners: {
    owner: string;
    expires_at: Date;
    /** The subscribers that it has paused. */
    waits: Generated<readonly StoredWait[]>;
  };
  parked_subjects: CursorColumns & {
    subscriber: string;
    subject_id: string;
    shard: number;
    event_type: string;
    schema_version: number | null;
    reason: string;
    parked_at: Generated<Date>;
    /** How often and when last a retry was requested. */
    tries: Generated<number>;
    tried_at: Date | null;
  };
  read_models: { subscriber: string; version: number; tables: string[]; built_at: Generated<Date> };
}

/**
 * The tables of the database. A package built on the store adds its own by merging into this interface, so that the
 * store's transactions can use them too.
 */
export interface Schema extends EventTables, ProjectionTables {}
