import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Session } from 'lucia';
import type { Queryable } from '../database.ts';
import type { AppLucia } from './lucia.ts';

const DEVICE_CHARACTERS = 120;

export interface ListedSession {
  readonly publicId: string;
  readonly device: string;
  readonly createdAt: Date;
  /** Accurate to the hour. */
  readonly lastUsedAt: Date;
}

/** Shortens a device's description to the length that is stored. */
export const deviceWords = (device: string): string => device.slice(0, DEVICE_CHARACTERS);

interface NewSession {
  readonly athleteId: string;
  readonly device: string;
  /** The hash from `verifyPassword`, after a log-in. */
  readonly passwordHash?: string | undefined;
}

/** @throws AccountChanged */
export const startSession = (lucia: AppLucia, { athleteId, device, passwordHash }: NewSession): Promise<Session> =>
  lucia.createSession(athleteId, {
    device: deviceWords(device),
    publicId: randomUUID(),
    passwordHash,
  });

export const sessionsOf = async (db: Queryable, athleteId: string): Promise<readonly ListedSession[]> => {
  const rows = await db
    .selectFrom('sessions')
    .select(['public_id', 'device', 'created_at', 'last_used_at'])
    .where('athlete_id', '=', athleteId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    publicId: row.public_id,
    device: row.device,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
};

/** Returns false if the athlete has no session with this public id, even if another athlete does. */
export const endSession = async (
  db: Queryable,
  { athleteId, publicId }: { athleteId: string; publicId: string },
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('athlete_id', '=', athleteId)
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Ends every session of the athlete but one. Returns how many. */
export const endOtherSessions = async (
  db: Queryable,
  { athleteId, publicId }: { athleteId: string; publicId: string },
): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('athlete_id', '=', athleteId)
    .where('public_id', '!=', publicId)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

export const endAllSessions = async (db: Queryable, athleteId: string): Promise<void> => {
  await db.deleteFrom('sessions').where('athlete_id', '=', athleteId).execute();
};
