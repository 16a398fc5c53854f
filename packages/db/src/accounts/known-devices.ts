import { randomUUID } from 'node:crypto';
import type { Language } from '@palmares/domain/kernel';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';
import { networkOf } from '../limits/network.ts';
import { peppered } from '../secrets/peppered.ts';
import type { AccountContext } from './account-context.ts';
import { deviceWords } from './sessions.ts';

/** Days for which a device is remembered: the 90 days that a session may last, and 90 days after it. */
const KNOWN_DAYS = 180;
const DORMANT_DAYS = 90;

const knownSince = sql<Date>`now() - make_interval(days => ${KNOWN_DAYS})`;

export interface LogInFrom {
  readonly athleteId: string;
  readonly device: string;
  /** The visitor's IP address. */
  readonly address: string;
}

const hashOf = (pepper: Uint8Array, { athleteId, address }: LogInFrom): Buffer =>
  Buffer.from(peppered(pepper, 'network', athleteId, networkOf(address)), 'base64url');

/** An account's first log-in is no news to its athlete, but the first one in months is. */
const isNews = async (tx: Tx, athleteId: string, announcementId: string): Promise<boolean> => {
  const found = await tx
    .selectFrom('accounts')
    .leftJoin('known_devices', (join) =>
      join
        .onRef('known_devices.athlete_id', '=', 'accounts.id')
        .on('known_devices.announcement_id', '<>', announcementId),
    )
    .select('accounts.id')
    .where('accounts.id', '=', athleteId)
    .where(({ eb, or }) =>
      or([
        eb('known_devices.athlete_id', 'is not', null),
        eb('accounts.created_at', '<', sql<Date>`now() - make_interval(days => ${DORMANT_DAYS})`),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/**
 * Remembers the device and network of a log-in. Returns the id of the mail to send if they are new to the account, else
 * null. Of two concurrent log-ins only one gets an id.
 */
export const rememberDevice = async (tx: Tx, { pepper }: AccountContext, from: LogInFrom): Promise<string | null> => {
  const { athleteId, device } = from;
  const announcementId = randomUUID();
  const { announcement_id: stored } = await tx
    .insertInto('known_devices')
    .values({
      athlete_id: athleteId,
      device: deviceWords(device),
      network_hash: hashOf(pepper, from),
      announcement_id: announcementId,
    })
    .onConflict((conflict) =>
      conflict.columns(['athlete_id', 'device', 'network_hash']).doUpdateSet({
        last_seen_at: sql<Date>`now()`,
        announcement_id: sql<string>`case when known_devices.last_seen_at < ${knownSince}
          then excluded.announcement_id else known_devices.announcement_id end`,
      }),
    )
    .returning('announcement_id')
    .executeTakeFirstOrThrow();
  return stored === announcementId && (await isNews(tx, athleteId, announcementId)) ? announcementId : null;
};

export interface NewDeviceMail {
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
  readonly device: string;
  readonly at: Date;
}

/** Returns undefined if the address is unverified, because it may not be theirs, or if the account is gone. */
export const newDeviceMail = (db: Queryable, announcementId: string): Promise<NewDeviceMail | undefined> =>
  db
    .selectFrom('known_devices')
    .innerJoin('accounts', 'accounts.id', 'known_devices.athlete_id')
    .select(['email', 'first_name as firstName', 'language', 'device', 'last_seen_at as at'])
    .where('announcement_id', '=', announcementId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();

/** Returns how many were forgotten. */
export const forgetOldDevices = async (db: Queryable): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('known_devices')
    .where('last_seen_at', '<', knownSince)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
