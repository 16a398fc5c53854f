import { tryWithAdvisoryLock } from '@palmares/event-store';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database, Queryable } from '../database.ts';
import { type Blocker, waitForOlderSnapshots } from './blockers.ts';
import { databaseTime, finishRun, noteRewritten, rewrittenSoFar } from './rewritten-tables.ts';
import { forgetStatisticsOfEmptyTable } from './statistics.ts';
import { type StoredTable, type TablesToRewrite, tablesToRewrite } from './tables-to-rewrite.ts';
import { analyzeTable, rewriteTable, VacuumIncomplete, vacuumTable } from './vacuum.ts';

export interface MaintainOptions {
  /** The tables' owner, with two connections: one holds the lock. */
  readonly owner: Database;
  /** Names the tables and the blocking transactions, and rewrites nothing. */
  readonly dryRun?: boolean;
  /** How long to wait for older snapshots, and then per table for its lock. Default: a minute. */
  readonly timeoutMs?: number | undefined;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

export interface Rewritten {
  readonly table: string;
  /** Including indexes. In a dry run both are the current size. */
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

export interface SkippedTable {
  readonly table: string;
  /**
   * Sessions that lock it; for the statistics, also those that can still see replaced rows. Empty if Postgres refused.
   */
  readonly blockedBy: readonly Blocker[];
  /** The error of Postgres; null if it is only in use. */
  readonly refusal: string | null;
}

export interface Maintenance {
  /**
   * Sessions, transactions and slots that can still see removed rows. Nothing is rewritten then, because those rows
   * would be copied.
   */
  readonly blockedBy: readonly Blocker[];
  readonly rewritten: readonly Rewritten[];
  /** Rewritten by an earlier run that did not finish. */
  readonly rewrittenEarlier: readonly string[];
  readonly skipped: readonly SkippedTable[];
  /** Number of erased athletes whose words may have been in free space until now. */
  readonly erasures: number;
  /** Number of forgotten contacts whose data may have been in free space until now. */
  readonly contacts: number;
  /** True if the server has flushed everything to its files; false if the role may not request it, and in a dry run. */
  readonly checkpoint: boolean;
}

/** The id of a transaction that has ended when this returns. */
const newTransaction = async (db: Queryable): Promise<string> => {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db);
  return rows[0]?.id ?? '0';
};

const sizeOf = async (db: Queryable, oid: number): Promise<number> => {
  const { rows } = await sql<{ bytes: number | null }>`select pg_total_relation_size(${oid}::oid) as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
};

type Outcome = Pick<SkippedTable, 'blockedBy' | 'refusal'>;

const DONE: Outcome = { blockedBy: [], refusal: null };

/** Returns the refusal instead of throwing, so that one failed table does not skip the others. */
const catchRefusal = async (step: () => Promise<readonly Blocker[]>): Promise<Outcome> => {
  try {
    return { ...DONE, blockedBy: await step() };
  } catch (error) {
    if (!(error instanceof pg.DatabaseError || error instanceof VacuumIncomplete)) throw error;
    return { ...DONE, refusal: error.message };
  }
};

interface WorkOptions {
  readonly owner: Database;
  readonly oid: number;
  readonly table: string;
  readonly timeoutMs?: number | undefined;
}

/** Returns what blocks it. */
type Work = (options: WorkOptions) => Promise<readonly Blocker[]>;

/** A rewrite leaves the table without a visibility map and with its old statistics, hence the steps after it. */
const rewrite: Work = async (options) => {
  for (const step of [rewriteTable, vacuumTable, forgetStatisticsOfEmptyTable]) {
    const blockers = await step(options);
    if (blockers.length > 0) return blockers;
  }
  return [];
};

/** Waits again, because a snapshot taken during this run may see the samples that the earlier steps replaced. */
const rewriteStatistics: Work = async (options) => {
  const { owner, timeoutMs } = options;
  const transactionId = await newTransaction(owner.kysely);
  const blockers = await waitForOlderSnapshots(owner.kysely, { transactionId, withCatalog: true, timeoutMs });
  return blockers.length > 0 ? blockers : rewriteTable(options);
};

const INSUFFICIENT_PRIVILEGE = '42501';

const checkpoint = async ({ kysely }: Database): Promise<boolean> => {
  try {
    await sql`checkpoint`.execute(kysely);
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE) return false;
    throw error;
  }
};

const NOTHING: Maintenance = {
  blockedBy: [],
  rewritten: [],
  rewrittenEarlier: [],
  skipped: [],
  erasures: 0,
  contacts: 0,
  checkpoint: false,
};

interface Plan extends TablesToRewrite {
  readonly rewrittenEarlier: readonly StoredTable[];
}

const planRun = async (db: Queryable): Promise<Plan> => {
  const { tables, ...rest } = await tablesToRewrite(db);
  const earlier = await rewrittenSoFar(db);
  return {
    ...rest,
    tables: tables.filter(({ oid }) => !earlier.has(oid)),
    rewrittenEarlier: tables.filter(({ oid }) => earlier.has(oid)),
  };
};

const rewriteAll = async (options: MaintainOptions, plan: Plan): Promise<Maintenance> => {
  const { owner, timeoutMs, onProgress } = options;
  const { tables, rewrittenEarlier, parents, statistics } = plan;
  const rewritten: Rewritten[] = [];
  const skipped: SkippedTable[] = [];

  const attempt = async ({ oid, name }: StoredTable, work: Work): Promise<boolean> => {
    const { blockedBy, refusal } = await catchRefusal(() => work({ owner, oid, table: name, timeoutMs }));
    const done = blockedBy.length === 0 && refusal === null;
    if (!done) skipped.push({ table: name, blockedBy, refusal });
    return done;
  };
  const rewriteOne = async (table: StoredTable, work: Work): Promise<void> => {
    const began = await databaseTime(owner.kysely);
    if (!(await attempt(table, work))) return;
    await noteRewritten(owner.kysely, table.oid, began);
    const bytesAfter = await sizeOf(owner.kysely, table.oid);
    rewritten.push({ table: table.name, bytesBefore: table.bytes, bytesAfter });
  };

  const total = tables.length + 1;
  for (const [done, table] of tables.entries()) {
    onProgress?.({ done, total });
    await rewriteOne(table, rewrite);
  }
  for (const parent of parents) await attempt(parent, analyzeTable);
  onProgress?.({ done: tables.length, total });
  // Last, and in every run: it now has dead rows with the samples of the tables above.
  await rewriteOne(statistics, rewriteStatistics);
  onProgress?.({ done: total, total });

  const oids = [...rewrittenEarlier, ...tables, statistics].map(({ oid }) => oid);
  return {
    blockedBy: [],
    rewritten,
    rewrittenEarlier: rewrittenEarlier.map(({ name }) => name),
    skipped,
    ...(skipped.length === 0 ? await finishRun(owner, oids) : { erasures: 0, contacts: 0 }),
    checkpoint: await checkpoint(owner),
  };
};

/**
 * Rewrites every table that may hold what people typed, one at a time, so that free space in its file holds nothing
 * that was removed. The next run finishes one that was interrupted or found a table in use. Returns `taken` if another
 * process is running it.
 */
export const maintain = (options: MaintainOptions): Promise<Maintenance | 'taken'> =>
  tryWithAdvisoryLock(options.owner, 'maintain', async () => {
    const { owner, timeoutMs, dryRun = false } = options;
    const transactionId = await newTransaction(owner.kysely);
    const blockedBy = await waitForOlderSnapshots(owner.kysely, { transactionId, withCatalog: true, timeoutMs });
    if (blockedBy.length > 0) return { ...NOTHING, blockedBy };
    const plan = await planRun(owner.kysely);
    if (!dryRun) return rewriteAll(options, plan);
    return {
      ...NOTHING,
      rewritten: [...plan.tables, plan.statistics].map(({ name, bytes }) => ({
        table: name,
        bytesBefore: bytes,
        bytesAfter: bytes,
      })),
      rewrittenEarlier: plan.rewrittenEarlier.map(({ name }) => name),
    };
  });
