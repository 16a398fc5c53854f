import { randomUUID } from 'node:crypto';
import type { Language } from '@palmares/domain/kernel';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';

export interface GuardianReceipt {
  /** Typed to get this mail, and kept until it is sent. */
  readonly email: string;
  readonly language: Language;
  readonly kind: 'refused' | 'withdrew';
  readonly happenedAt: Date;
}

export const addGuardianReceipt = async (
  tx: Tx,
  { happenedAt, ...receipt }: GuardianReceipt,
): Promise<{ readonly receiptId: string }> => {
  const receiptId = randomUUID();
  await tx
    .insertInto('guardian_receipts')
    .values({ id: receiptId, happened_at: happenedAt, ...receipt })
    .execute();
  return { receiptId };
};

/** Undefined once it was sent. */
export const guardianReceipt = (db: Queryable, receiptId: string): Promise<GuardianReceipt | undefined> =>
  db
    .selectFrom('guardian_receipts')
    .select(['email', 'language', 'kind', 'happened_at as happenedAt'])
    .where('id', '=', receiptId)
    .executeTakeFirst();

export const removeGuardianReceipt = async (db: Queryable, receiptId: string): Promise<void> => {
  await db.deleteFrom('guardian_receipts').where('id', '=', receiptId).execute();
};

/** Deletes receipts whose mail could not be sent for a day; returns how many. */
export const deleteUnsentGuardianReceipts = async (db: Queryable): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('guardian_receipts')
    .where('asked_at', '<=', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
