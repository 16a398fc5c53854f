import { subjectsByShard } from '@palmares/event-store/event-log';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { readLedger } from './ledger.ts';

/** A backup brought erased athletes back, or an erasure was interrupted: nothing may show them meanwhile. */
export class ErasuresUndone extends Error {
  constructor(athletes: number) {
    super(
      `The erasure ledger names ${athletes} ${athletes === 1 ? 'athlete' : 'athletes'} whom this database still has: ` +
        'it was restored from a backup, or an erasure was interrupted. Nothing may start before its owner runs: palmares restore',
    );
    this.name = 'ErasuresUndone';
  }
}

/** Throws {@link ErasuresUndone} if an athlete in the ledger still has a data key, or {@link LedgerUnusable}. */
export const refuseUnerased = async ({ kysely }: Database, ledgerFile: string): Promise<void> => {
  const erased = (await readLedger(ledgerFile)).map(({ athleteId }) => athleteId);
  const { rows } = await sql<{ readable: number }>`
    select count(distinct k.subject_id)::integer as readable from ${subjectsByShard(erased)}
    join data_keys k on k.shard = a.shard and k.subject_id = a.subject_id
    where k.wrapped is not null
  `.execute(kysely);
  const readable = rows[0]?.readable ?? 0;
  if (readable > 0) throw new ErasuresUndone(readable);
};
