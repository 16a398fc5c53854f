import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { readLedger } from './ledger.ts';

/** A backup brought erased athletes back, or an erasure was cut short: nothing may show them meanwhile. */
export class ErasuresUndone extends Error {
  constructor(athletes: number) {
    super(
      `The erasure ledger names ${athletes} ${athletes === 1 ? 'athlete' : 'athletes'} whom this database still has: ` +
        'it was restored from a backup, or an erasure was cut short. Nothing may start before its owner runs: palmares restore',
    );
    this.name = 'ErasuresUndone';
  }
}

/** Throws {@link ErasuresUndone}, or {@link LedgerUnusable}. */
export const refuseUnerased = async ({ kysely }: Database, ledgerFile: string): Promise<void> => {
  const erased = (await readLedger(ledgerFile)).map(({ athleteId }) => athleteId);
  const { readable } = await kysely
    .selectFrom('data_keys')
    .select((eb) => eb.fn.count<number>('athlete_id').distinct().as('readable'))
    .where('athlete_id', '=', sql<string>`any(${erased}::uuid[])`)
    .where('wrapped', 'is not', null)
    .executeTakeFirstOrThrow();
  if (readable > 0) throw new ErasuresUndone(readable);
};
