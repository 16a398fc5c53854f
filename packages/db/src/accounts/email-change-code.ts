import { timingSafeEqual } from 'node:crypto';
import { accepted, type Language, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';
import { peppered } from '../secrets/peppered.ts';
import type { AccountContext } from './account-context.ts';
import { releaseEmail } from './released-email.ts';
import type { CodeRefusal } from './verification-code.ts';

const CODES = 1_000_000n;

/**
 * Derives the code from the request's id, so that a mail sent twice has the same code, and neither a job nor the
 * database contains it.
 */
const codeOf = (pepper: Uint8Array, requestId: string): string => {
  const digest = Buffer.from(peppered(pepper, 'email-change', requestId), 'base64url');
  return (digest.readBigUInt64BE() % CODES).toString().padStart(6, '0');
};

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export interface EmailChangeMail {
  readonly code: string;
  readonly newEmail: string;
  readonly language: Language;
  /** The address to notify; null if it was never verified, because it may not be theirs. */
  readonly present: { readonly email: string; readonly firstName: string } | null;
  /** The account that has already verified the new address, which then gets a notice instead of a code. */
  readonly holder: { readonly language: Language } | null;
}

/** Returns the content of the mails about a change; undefined if it was made, replaced, canceled or has expired. */
export const emailChangeMail = async (
  db: Queryable,
  { pepper, at }: AccountContext,
  requestId: string,
): Promise<EmailChangeMail | undefined> => {
  const row = await db
    .selectFrom('email_changes')
    .innerJoin('accounts', 'accounts.id', 'email_changes.athlete_id')
    .leftJoin('accounts as holder', (join) =>
      join
        .on(sql`lower(holder.email)`, '=', sql`lower(email_changes.new_email)`)
        .on('holder.email_verified_at', 'is not', null)
        .onRef('holder.id', '<>', 'accounts.id'),
    )
    .select(['new_email', 'accounts.language', 'accounts.email', 'accounts.first_name', 'accounts.email_verified_at'])
    .select('holder.language as holder_language')
    .where('request_id', '=', requestId)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return (
    row && {
      code: codeOf(pepper, requestId),
      newEmail: row.new_email,
      language: row.language,
      present: row.email_verified_at === null ? null : { email: row.email, firstName: row.first_name },
      holder: row.holder_language && { language: row.holder_language },
    }
  );
};

/** Charges before comparing, so that parallel tries get no more than sequential ones. */
const chargeTry = (db: Queryable, athleteId: string, at: Date) =>
  db
    .updateTable('email_changes')
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where('athlete_id', '=', athleteId)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', at)
    .returning(['request_id', 'tries_left'])
    .executeTakeFirst();

const whyNoTry = async (db: Queryable, athleteId: string, at: Date): Promise<CodeRefusal['code']> => {
  const live = await db
    .selectFrom('email_changes')
    .select('tries_left')
    .where('athlete_id', '=', athleteId)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return live ? 'code_exhausted' : 'code_expired';
};

type Changed = 'changed' | 'taken' | 'gone';

interface DueChange {
  readonly athleteId: string;
  readonly requestId: string;
  readonly at: Date;
}

/** Consumes the request and sets the new address, which its code has verified. Links sent to the old one end. */
const change = async (tx: Tx, { athleteId, requestId, at }: DueChange): Promise<Changed> => {
  const used = await tx
    .deleteFrom('email_changes')
    .where('athlete_id', '=', athleteId)
    .where('request_id', '=', requestId)
    .returning('new_email')
    .executeTakeFirst();
  if (!used) return 'gone';
  await releaseEmail(tx, used.new_email, { proof: true });
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ email: used.new_email, email_verified_at: at, email_released_at: null })
    .where('id', '=', athleteId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accounts as holder')
            .select('holder.id')
            .where(sql`lower(holder.email)`, '=', sql`lower(${used.new_email})`)
            .where('holder.email_released_at', 'is', null)
            .where('holder.id', '<>', athleteId),
        ),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'taken';
  await tx.deleteFrom('email_verifications').where('athlete_id', '=', athleteId).execute();
  await tx.deleteFrom('password_resets').where('athlete_id', '=', athleteId).execute();
  return 'changed';
};

/** Another account may get the address between the check and the change. */
const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';

export interface GivenCode {
  readonly athleteId: string;
  readonly code: string;
}

/** Changes the address if the code is right. `onChanged` runs in the same transaction. */
export const changeEmail = async (
  db: Queryable,
  { pepper, at }: AccountContext,
  { athleteId, code }: GivenCode,
  onChanged: (tx: Tx) => Promise<void>,
): Promise<Outcome<void, CodeRefusal | Refusal<'email_taken'>>> => {
  const charged = await chargeTry(db, athleteId, at);
  if (!charged) return refused(await whyNoTry(db, athleteId, at), { field: 'code' });
  const { request_id: requestId, tries_left } = charged;
  if (!isSame(code, codeOf(pepper, requestId)))
    return tries_left === 0
      ? refused('code_exhausted', { field: 'code' })
      : refused('code_wrong', { field: 'code', params: { triesLeft: tries_left } });

  const outcome = await db
    .transaction()
    .execute(async (tx) => {
      const changed = await change(tx, { athleteId, requestId, at });
      if (changed === 'changed') await onChanged(tx);
      return changed;
    })
    .catch((error: unknown) => {
      if (isTaken(error)) return 'taken' as const;
      throw error;
    });
  if (outcome === 'changed') return accepted(undefined);
  return outcome === 'taken' ? refused('email_taken', { field: 'code' }) : refused('code_expired', { field: 'code' });
};
