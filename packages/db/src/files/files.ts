import type { FileCode, FileKind, FileType, ReadyFile } from '@palmares/domain/files';
import { uuidv7 } from '@palmares/event-store';
import type { Queryable, Tx } from '../database.ts';
import type { FileState } from './tables.ts';

/** A file together with its owner: the file of another athlete is not found. */
export interface OwnFile {
  readonly athleteId: string;
  readonly fileId: string;
}

export interface NewFile {
  readonly athleteId: string;
  readonly kind: FileKind;
  readonly name: string;
  /** Size announced by the device. */
  readonly bytes: number;
}

export interface FileRow {
  readonly id: string;
  readonly athleteId: string;
  readonly kind: FileKind;
  readonly state: FileState;
  readonly name: string;
  /** Null until the content was checked. */
  readonly type: FileType | null;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly pages: number | null;
  readonly refusal: FileCode | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
  /** Null until a section refers to it. */
  readonly usedAt: Date | null;
}

const columns = [
  'id',
  'athlete_id as athleteId',
  'kind',
  'state',
  'name',
  'type',
  'bytes',
  'width',
  'height',
  'pages',
  'refusal',
  'created_at as createdAt',
  'changed_at as changedAt',
  'used_at as usedAt',
] as const;

/** Inserts a file whose bytes are to come, and returns its id. Throws if there is no such account. */
export const insertFile = async (tx: Tx, { athleteId, kind, name, bytes }: NewFile): Promise<string> => {
  const id = uuidv7();
  await tx.insertInto('files').values({ id, athlete_id: athleteId, kind, name, bytes }).execute();
  return id;
};

export const fileOf = (db: Queryable, { athleteId, fileId }: OwnFile): Promise<FileRow | undefined> =>
  db
    .selectFrom('files')
    .select(columns)
    .where('id', '=', fileId)
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst();

/** Returns the athlete's files in every state, oldest first. */
export const filesOf = (db: Queryable, athleteId: string): Promise<readonly FileRow[]> =>
  db
    .selectFrom('files')
    .select(columns)
    .where('athlete_id', '=', athleteId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Returns the files that a section may refer to: checked ones, and removed ones whose bytes are kept. */
export const readyFiles = (db: Queryable, athleteId: string): Promise<readonly ReadyFile[]> =>
  db
    .selectFrom('files')
    .select(['id', 'kind', 'bytes', 'pages'])
    // The table has a type in exactly these states.
    .select((eb) => eb.ref('type').$notNull().as('type'))
    .where('athlete_id', '=', athleteId)
    .where('state', 'in', ['ready', 'removed'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The number of the athlete's files that wait for their check or are being checked. */
export const filesInProcess = async (db: Queryable, athleteId: string): Promise<number> => {
  const { number } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<string>().as('number'))
    .where('athlete_id', '=', athleteId)
    .where('state', '=', 'processing')
    .executeTakeFirstOrThrow();
  return Number(number);
};

/** Deletes the row of a file that no section has referred to. Returns false if there is none. */
export const deleteUnused = async (tx: Tx, { athleteId, fileId }: OwnFile): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('files')
    .where('id', '=', fileId)
    .where('athlete_id', '=', athleteId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};
