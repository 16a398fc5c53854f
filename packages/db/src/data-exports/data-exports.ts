import { EXPORT_DAYS } from '@palmares/domain/data-export';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';
import type { ExportState } from './tables.ts';

/** A download together with its owner: that of another athlete is not found. */
export interface OwnExport {
  readonly athleteId: string;
  readonly exportId: string;
}

export interface DataExport {
  readonly exportId: string;
  readonly state: ExportState;
  readonly progress: number;
  readonly askedAt: Date;
  /** Null until it is ready, as are the next two. */
  readonly readyAt: Date | null;
  readonly expiresAt: Date | null;
  readonly bytes: number | null;
}

export interface ReadyExport {
  readonly exportId: string;
  readonly bytes: number;
  readonly expiresAt: Date;
}

const columns = [
  'id as exportId',
  'state',
  'progress',
  'asked_at as askedAt',
  'ready_at as readyAt',
  'expires_at as expiresAt',
  'bytes',
] as const;

const now = sql<Date>`clock_timestamp()`;
const running = ['asked', 'making'] as const;

/** Keeps other requests of the athlete from beginning until the transaction ends. */
export const lockExports = async (tx: Tx, athleteId: string): Promise<void> => {
  await tx.selectFrom('accounts').select('id').where('id', '=', athleteId).forNoKeyUpdate().execute();
};

export const exportOf = (db: Queryable, { athleteId, exportId }: OwnExport): Promise<DataExport | undefined> =>
  db
    .selectFrom('data_exports')
    .select(columns)
    .where('id', '=', exportId)
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst();

/** Returns the export if its file may be sent; undefined for every other reason alike. */
export const servedExport = async (db: Queryable, own: OwnExport): Promise<{ readonly readyAt: Date } | undefined> =>
  db
    .selectFrom('data_exports')
    .select((eb) => eb.ref('ready_at').$notNull().as('readyAt'))
    .where('id', '=', own.exportId)
    .where('athlete_id', '=', own.athleteId)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** The one that the athlete asked for last, unless it has expired. */
export const latestExport = (db: Queryable, athleteId: string): Promise<DataExport | undefined> =>
  db
    .selectFrom('data_exports')
    .select(columns)
    .where('athlete_id', '=', athleteId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The one whose file is there; each that gets ready ends those before it. */
export const readyExport = (db: Queryable, athleteId: string): Promise<ReadyExport | undefined> =>
  db
    .selectFrom('data_exports')
    .select('id as exportId')
    .select((eb) => [eb.ref('bytes').$notNull().as('bytes'), eb.ref('expires_at').$notNull().as('expiresAt')])
    .where('athlete_id', '=', athleteId)
    .where('state', '=', 'ready')
    .where('expires_at', '>', now)
    .executeTakeFirst();

export const runningExport = (db: Queryable, athleteId: string): Promise<DataExport | undefined> =>
  db
    .selectFrom('data_exports')
    .select(columns)
    .where('athlete_id', '=', athleteId)
    .where('state', 'in', running)
    .executeTakeFirst();

/** How many the athlete asked for within 24 hours, without those that failed. */
export const exportsOfDay = async (db: Queryable, athleteId: string): Promise<number> => {
  const { number } = await db
    .selectFrom('data_exports')
    .select(({ fn }) => fn.countAll<string>().as('number'))
    .where('athlete_id', '=', athleteId)
    .where('state', '<>', 'failed')
    .where('asked_at', '>', sql<Date>`clock_timestamp() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return Number(number);
};

/** Returns false if the id is taken, by whomever. */
export const insertExport = async (tx: Tx, { athleteId, exportId }: OwnExport): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('data_exports')
    .values({ id: exportId, athlete_id: athleteId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

const updateRunning = (db: Queryable, { athleteId, exportId }: OwnExport) =>
  db
    .updateTable('data_exports')
    .where('id', '=', exportId)
    .where('athlete_id', '=', athleteId)
    .where('state', 'in', running);

/** Notes how far it is, in percent. False if it was decided or its athlete was erased. */
export const markMaking = async (db: Queryable, own: OwnExport, progress: number): Promise<boolean> => {
  const { numUpdatedRows } = await updateRunning(db, own).set({ state: 'making', progress }).executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Makes it ready and ends those before it, whose ids it returns; undefined if it was decided or its athlete erased. */
export const markExportReady = async (
  tx: Tx,
  own: OwnExport,
  bytes: number,
): Promise<readonly OwnExport[] | undefined> => {
  const { numUpdatedRows } = await updateRunning(tx, own)
    .set({
      state: 'ready',
      progress: 100,
      bytes,
      ready_at: now,
      expires_at: sql<Date>`${now} + make_interval(days => ${sql.lit(EXPORT_DAYS)})`,
    })
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return undefined;
  return tx
    .updateTable('data_exports')
    .set({ expires_at: now })
    .where('athlete_id', '=', own.athleteId)
    .where('id', '<>', own.exportId)
    .where('expires_at', '>', now)
    .returning(['athlete_id as athleteId', 'id as exportId'])
    .execute();
};

/** False if it was decided or its athlete was erased. */
export const markExportFailed = async (db: Queryable, own: OwnExport): Promise<boolean> => {
  const { numUpdatedRows } = await updateRunning(db, own).set({ state: 'failed' }).executeTakeFirst();
  return numUpdatedRows === 1n;
};

/**
 * Deletes the rows that have expired, and those that failed a day ago or more, and returns them. A row of the last day
 * stays, because it counts. Enqueue the removal of their bytes in the same transaction.
 */
export const deleteExpiredExports = (tx: Tx): Promise<readonly OwnExport[]> =>
  tx
    .deleteFrom('data_exports')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('state', '=', 'failed')]))
    .where('asked_at', '<=', sql<Date>`clock_timestamp() - interval '1 day'`)
    .returning(['athlete_id as athleteId', 'id as exportId'])
    .execute();
