import { contactKey } from '@palmares/domain/sections';
import { shardOf } from '@palmares/event-store';
import { subjectsByShard } from '@palmares/event-store/event-log';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { type LedgerEntry, readForgotten, readLedger } from './ledger.ts';

/** Why the eraser erases an account. */
export const ABANDONED_REASON = 'never verified, never used';

/** A backup brought erased athletes back, or an erasure was interrupted: nothing may show them meanwhile. */
export class ErasuresUndone extends Error {
  constructor(athletes: number, contacts: number) {
    const named = [
      ...(athletes > 0 ? [`${athletes} ${athletes === 1 ? 'athlete' : 'athletes'}`] : []),
      ...(contacts > 0 ? [`${contacts} ${contacts === 1 ? 'contact' : 'contacts'}`] : []),
    ];
    super(
      `The erasure ledger names ${named.join(' and ')} whom this database still has: ` +
        'it was restored from a backup, or an erasure was interrupted. Nothing may start before its owner runs: palmares restore',
    );
    this.name = 'ErasuresUndone';
  }
}

const readableContacts = async ({ kysely }: Database, ledgerFile: string): Promise<number> => {
  const forgotten = await readForgotten(ledgerFile);
  const { rows } = await sql<{ readable: number }>`
    select count(*)::integer as readable
    from unnest(${forgotten.map(({ athleteId }) => shardOf(athleteId))}::smallint[],
      ${forgotten.map(({ athleteId }) => athleteId)}::uuid[],
      ${forgotten.map(({ contactId }) => contactKey.of(contactId))}::text[]) as a(shard, subject_id, purpose)
    join data_keys k on k.shard = a.shard and k.subject_id = a.subject_id and k.purpose = a.purpose
    where k.wrapped is not null
  `.execute(kysely);
  return rows[0]?.readable ?? 0;
};

/**
 * True for an entry that the eraser's next run completes. Nothing was written in that account, so it need not block a
 * start.
 */
export const isResumed = ({ reason, completedAt }: LedgerEntry): boolean =>
  reason === ABANDONED_REASON && completedAt === null;

/** Throws {@link ErasuresUndone} if an athlete or a contact in the ledger still has a data key, or {@link LedgerUnusable}. */
export const refuseUnerased = async (database: Database, ledgerFile: string): Promise<void> => {
  const entries = await readLedger(ledgerFile);
  const erased = entries.filter((entry) => !isResumed(entry)).map(({ athleteId }) => athleteId);
  const { rows } = await sql<{ readable: number }>`
    select count(distinct k.subject_id)::integer as readable from ${subjectsByShard(erased)}
    join data_keys k on k.shard = a.shard and k.subject_id = a.subject_id
    where k.wrapped is not null
  `.execute(database.kysely);
  const athletes = rows[0]?.readable ?? 0;
  const contacts = await readableContacts(database, ledgerFile);
  if (athletes + contacts > 0) throw new ErasuresUndone(athletes, contacts);
};
