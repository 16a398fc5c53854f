import { streamOf } from '@palmares/domain/kernel';
import type { PortfolioEvent } from '@palmares/domain/portfolio';
import { contactKey, forgottenContact } from '@palmares/domain/sections';
import { shardOf, uuidv7 } from '@palmares/event-store';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Queryable, Tx } from '../database.ts';
import { type Blocker, waitForOlderSnapshots } from '../maintenance/blockers.ts';
import { lockWriters } from './key-caches.ts';
import type { Purged } from './personal-rows.ts';
import { rewriteKeysAndVacuum } from './remove-bytes.ts';

/** One contact of one athlete. */
export interface ContactOf {
  readonly athleteId: string;
  readonly contactId: string;
}

export interface ForgottenKey {
  readonly destroyedAt: Date;
  /** False if it was destroyed before. */
  readonly first: boolean;
}

/** Events of this type are only counted, because the contact's id in them is sealed. */
const FORGOTTEN: PortfolioEvent['type'] = 'ContactForgotten';

const keyRow = (db: Queryable, { athleteId, contactId }: ContactOf) =>
  db
    .selectFrom('data_keys')
    .where('shard', '=', shardOf(athleteId))
    .where('subject_id', '=', athleteId)
    .where('purpose', '=', contactKey.of(contactId));

/** True if there is or was a contact with this id. */
export const isKnownContact = async (db: Queryable, contact: ContactOf): Promise<boolean> =>
  (await keyRow(db, contact).select('key_id').executeTakeFirst()) !== undefined;

/**
 * Destroys the contact's key. Call it in the transaction that appends `ContactForgotten`, which moves the stream, so that
 * nothing that was sealed with the key before is appended after. Returns undefined if there is no such key.
 */
export const destroyContactKey = async (tx: Tx, contact: ContactOf): Promise<ForgottenKey | undefined> => {
  const { numUpdatedRows } = await tx
    .updateTable('data_keys')
    .set({ wrapped: null, destroyed_at: sql<Date>`clock_timestamp()` })
    .where('shard', '=', shardOf(contact.athleteId))
    .where('subject_id', '=', contact.athleteId)
    .where('purpose', '=', contactKey.of(contact.contactId))
    .where('wrapped', 'is not', null)
    .executeTakeFirst();
  const row = await keyRow(tx, contact).select('destroyed_at').executeTakeFirst();
  return row?.destroyed_at ? { destroyedAt: row.destroyed_at, first: numUpdatedRows > 0n } : undefined;
};

/**
 * Stores a destroyed key for a contact who was added after the backup that was restored: a device that still has the
 * contact would bring them back under a new key. Returns false if the athlete is not here, or erased.
 */
export const keepOut = async (tx: Tx, { athleteId, contactId }: ContactOf): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    insert into data_keys (shard, key_id, subject_id, purpose, wrapped, master_key_id, destroyed_at)
    select shard, ${uuidv7()}::uuid, subject_id, ${contactKey.of(contactId)}, null, master_key_id, clock_timestamp()
    from data_keys
    where shard = ${shardOf(athleteId)} and subject_id = ${athleteId}::uuid and purpose = 'events' and wrapped is not null
  `.execute(tx);
  return numAffectedRows > 0n;
};

/** False if more contacts have a destroyed key than the log says are forgotten, and the athlete is not erased. */
export const areForgottenInLog = async (db: Queryable, athleteId: string): Promise<boolean> => {
  const { rows } = await sql<{ readable: boolean; forgotten: number }>`
    select bool_or(purpose = 'events' and wrapped is not null) as readable,
      (count(*) filter (where purpose <> 'events' and wrapped is null))::integer as forgotten
    from data_keys where shard = ${shardOf(athleteId)} and subject_id = ${athleteId}::uuid
  `.execute(db);
  const { number } = await db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<string>().as('number'))
    .where('shard', '=', shardOf(athleteId))
    .where('stream', '=', streamOf('portfolio', athleteId))
    .where('type', '=', FORGOTTEN)
    .executeTakeFirstOrThrow();
  return rows[0]?.readable !== true || rows[0].forgotten <= Number(number);
};

/** Returns the statement that removes a contact from a table of a read model. */
type Remove = (table: string, contact: ContactOf) => RawBuilder<unknown>;

/** Blanks the contact in place, as a rebuild would from now on, so that the others keep their positions. */
const blankIn: Remove = (table, { athleteId, contactId }) => {
  const blank = JSON.stringify(forgottenContact(contactId));
  return sql`
    update ${sql.table(table)} set content = jsonb_set(content, '{contacts}', (
      select jsonb_agg(case when item ->> 'id' = ${contactId} then ${blank}::jsonb else item end order by nth)
      from jsonb_array_elements(content -> 'contacts') with ordinality as listed(item, nth)))
    where athlete_id = ${athleteId}::uuid and section = 'contacts'
      and exists (select from jsonb_array_elements(content -> 'contacts') as item
        where item ->> 'id' = ${contactId} and item <> ${blank}::jsonb)`;
};

/** Removes the words that may name the contact, and keeps those that name nobody. */
const unnamedIn: Remove = (table, { athleteId, contactId }) => sql`
  update ${sql.table(table)} set named = null
  where athlete_id = ${athleteId}::uuid and contact_id = ${contactId} and named is not null`;

const copies: ReadonlyMap<string, Remove> = new Map([
  ['portfolio_sections', blankIn],
  ['history_sections', blankIn],
  ['history_entries', unnamedIn],
]);

interface Copy {
  readonly table: string;
  readonly remove: Remove;
}

/** The read models' tables that hold contacts, serving, being built or being verified. */
const copiesIn = async (db: Queryable): Promise<readonly Copy[]> => {
  const { rows } = await sql<{ name: string; table: string }>`
    select table_name as name, table_schema || '.' || table_name as "table" from information_schema.tables
    where table_name = any(${[...copies.keys()]}::text[]) and table_schema in ('read', 'rebuild', 'verify')
      and table_type = 'BASE TABLE'
    order by 2
  `.execute(db);
  return rows.flatMap(({ name, table }) => {
    const remove = copies.get(name);
    return remove ? [{ table, remove }] : [];
  });
};

/** Removes the copies: snapshots of the stream, and the contact in the read models. */
export const purgeContact = async (tx: Tx, contact: ContactOf): Promise<readonly Purged[]> => {
  const { athleteId } = contact;
  const { numDeletedRows } = await tx
    .deleteFrom('snapshots')
    .where('shard', '=', shardOf(athleteId))
    .where('stream', '=', streamOf('portfolio', athleteId))
    .executeTakeFirst();
  const purged = [{ table: 'snapshots', rows: Number(numDeletedRows) }];
  for (const { table, remove } of await copiesIn(tx)) {
    const { numAffectedRows = 0n } = await remove(table, contact).execute(tx);
    purged.push({ table, rows: Number(numAffectedRows) });
  }
  return purged;
};

/** The rows that a transaction removed, and its id. */
export interface Removed {
  readonly purged: readonly Purged[];
  /** An xid8 as text. */
  readonly transactionId: string;
}

/** Removes the plain copies again, after every batch that began with the key has committed. */
export const purgeContactAgain = (owner: Database, contact: ContactOf): Promise<Removed> =>
  owner.kysely.transaction().execute(async (tx) => {
    await lockWriters(tx);
    const purged = await purgeContact(tx, contact);
    const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx);
    const transactionId = rows[0]?.id;
    if (transactionId === undefined) throw new Error('Postgres gave no transaction id');
    return { purged, transactionId };
  });

interface RemoveContactBytes {
  /** The tables' owner, with a spare connection. */
  readonly owner: Database;
  readonly contacts: readonly ContactOf[];
  /** The newest transaction that removed something of these contacts, or a later one. */
  readonly transactionId: string;
  readonly timeoutMs?: number | undefined;
}

/** Makes `palmares maintain` due for these contacts, as of now. */
const noteRewritten = async (db: Queryable, contacts: readonly ContactOf[]): Promise<void> => {
  const athleteIds = contacts.map(({ athleteId }) => athleteId);
  const contactIds = contacts.map(({ contactId }) => contactId);
  await sql`
    insert into forgotten_contacts (athlete_id, contact_id, rewritten_at)
    select athlete_id, contact_id, clock_timestamp()
    from unnest(${athleteIds}::uuid[], ${contactIds}::uuid[]) as named(athlete_id, contact_id)
    on conflict (athlete_id, contact_id) do update set rewritten_at = excluded.rewritten_at
  `.execute(db);
};

/**
 * Removes the keys and the plain copies from the data files, every time it is called, and notes that free space may still
 * hold the copies. Returns what blocks it, if anything.
 */
export const removeContactBytes = async ({
  owner,
  contacts,
  transactionId,
  timeoutMs,
}: RemoveContactBytes): Promise<readonly Blocker[]> => {
  const older = await waitForOlderSnapshots(owner.kysely, { transactionId, timeoutMs });
  if (older.length > 0) return older;
  const tables = ['snapshots', ...(await copiesIn(owner.kysely)).map(({ table }) => table)];
  const athleteIds = contacts.map(({ athleteId }) => athleteId);
  const blockers = await rewriteKeysAndVacuum({ owner, athleteIds, tables, timeoutMs });
  if (blockers.length === 0) await noteRewritten(owner.kysely, contacts);
  return blockers;
};
