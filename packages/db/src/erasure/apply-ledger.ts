import { sql } from 'kysely';
import type { Database, Tx } from '../database.ts';
import type { Blocker } from '../maintenance/blockers.ts';
import { runTransaction } from '../run-transaction.ts';
import { eraseAthlete } from './erase-athlete.ts';
import {
  areForgottenInLog,
  type ContactOf,
  destroyContactKey,
  keepOut,
  purgeContact,
  purgeContactAgain,
  removeContactBytes,
} from './forget-contact.ts';
import { type LedgerEntry, readForgotten, readLedger } from './ledger.ts';
import type { Purged } from './personal-rows.ts';
import { removeBytes } from './remove-bytes.ts';
import type { RemoveFiles } from './remove-files.ts';

export interface AppliedEntry {
  readonly athleteId: string;
  /** `not here`: the athlete signed up after the backup was made. */
  readonly outcome: 'erased' | 'was erased' | 'not here';
  readonly purged: readonly Purged[];
  /** Files whose bytes were removed. */
  readonly files: number;
  /** True if the ledger says that the athlete's Stripe customer was deleted. */
  readonly customerEnded: boolean;
}

export interface AppliedContact extends ContactOf {
  /**
   * `kept out`: the contact was added after the backup was made, and can no longer be added. `not here`: the athlete
   * signed up after the backup was made.
   */
  readonly outcome: 'forgotten' | 'was forgotten' | 'kept out' | 'not here';
  /** False if the event may be missing. Appending it takes the athlete's key: run `palmares contact forget`. */
  readonly isInLog: boolean;
}

export interface AppliedLedger {
  readonly applied: readonly AppliedEntry[];
  readonly contacts: readonly AppliedContact[];
  /** Erased in this database but not in the ledger, which may belong to another installation or be an old copy. */
  readonly unknownToLedger: readonly string[];
  /**
   * Sessions, transactions and slots that keep removed rows and keys in the data files; apply the ledger again once
   * they have ended.
   */
  readonly blockedBy: readonly Blocker[];
}

/** Marks the erasure as purged without waiting, because no running process can have the key. */
const recordProgress = async ({ kysely }: Database, { athleteId, completedAt }: LedgerEntry): Promise<void> => {
  await kysely
    .updateTable('erasures')
    .set({ purged_at: sql<Date>`coalesce(purged_at, clock_timestamp())` })
    .where('athlete_id', '=', athleteId)
    .execute();
  if (completedAt === null) return;
  await kysely
    .updateTable('erasures')
    .set({
      customer_ended_at: sql<Date>`coalesce(customer_ended_at, ${completedAt}::timestamptz)`,
      customer_ids: [],
      subscription_ids: [],
    })
    .where('athlete_id', '=', athleteId)
    .execute();
};

const applyEntry = async (
  { owner, removeFiles, dryRun = false }: ApplyLedger,
  entry: LedgerEntry,
): Promise<AppliedEntry> => {
  const { athleteId, completedAt } = entry;
  const customerEnded = completedAt !== null;
  const erased = await eraseAthlete(owner, athleteId, { dryRun });
  // The files may come from a newer backup than the database.
  const files = await removeFiles(athleteId, { dryRun });
  if (!erased) return { athleteId, outcome: 'not here', purged: [], files, customerEnded };
  if (!dryRun) await recordProgress(owner, entry);
  const outcome = erased.first ? 'erased' : 'was erased';
  return { athleteId, outcome, purged: erased.purged, files, customerEnded };
};

const outcomeOf = async (tx: Tx, contact: ContactOf): Promise<AppliedContact['outcome']> => {
  const key = await destroyContactKey(tx, contact);
  if (!key) return (await keepOut(tx, contact)) ? 'kept out' : 'not here';
  await purgeContact(tx, contact);
  return key.first ? 'forgotten' : 'was forgotten';
};

/** Destroys the key again and removes the plain copies. */
const applyContact = async (
  owner: Database,
  { athleteId, contactId }: ContactOf,
  dryRun: boolean,
): Promise<AppliedContact> => {
  const contact = { athleteId, contactId };
  return runTransaction(owner.kysely, { dryRun }, async (tx) => {
    const outcome = await outcomeOf(tx, contact);
    const isInLog = outcome === 'not here' || (await areForgottenInLog(tx, athleteId));
    return { ...contact, outcome, isInLog };
  });
};

const removeBytesOfContacts = async (
  { owner, timeoutMs }: ApplyLedger,
  contacts: readonly AppliedContact[],
): Promise<readonly Blocker[]> => {
  const here = contacts.filter(({ outcome }) => outcome !== 'not here');
  const [first] = here;
  if (!first) return [];
  // Nothing else runs yet, so purging any of them gives a transaction newer than everything that was removed.
  const { transactionId } = await purgeContactAgain(owner, first);
  return removeContactBytes({ owner, contacts: here, transactionId, timeoutMs });
};

export interface ApplyLedger {
  /** The tables' owner. */
  readonly owner: Database;
  readonly ledgerFile: string;
  readonly removeFiles: RemoveFiles;
  readonly dryRun?: boolean;
  /** How long to wait for transactions that keep removed rows in the data files, and then per table for its lock. */
  readonly timeoutMs?: number | undefined;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

/**
 * Run after a restore, before anything starts: erases every athlete in the ledger again, and forgets every contact, in
 * the data files too. Does not call Stripe and waits only for older transactions. Idempotent. Throws `LedgerUnusable`,
 * also if there is no ledger.
 */
export const applyLedger = async (options: ApplyLedger): Promise<AppliedLedger> => {
  const { owner, ledgerFile, dryRun = false, timeoutMs, onProgress } = options;
  const entries = await readLedger(ledgerFile, { mustExist: true });
  const applied: AppliedEntry[] = [];
  onProgress?.({ done: 0, total: entries.length });
  for (const entry of entries) {
    applied.push(await applyEntry(options, entry));
    onProgress?.({ done: applied.length, total: entries.length });
  }
  const here = applied.filter(({ outcome }) => outcome !== 'not here').map(({ athleteId }) => athleteId);
  // A base backup restores the files as they were, keys included.
  const blocked = dryRun ? [] : await removeBytes({ owner, athleteIds: here, timeoutMs });
  const contacts: AppliedContact[] = [];
  for (const entry of await readForgotten(ledgerFile)) contacts.push(await applyContact(owner, entry, dryRun));
  const blockedBy = dryRun || blocked.length > 0 ? blocked : await removeBytesOfContacts(options, contacts);
  const named = new Set(entries.map(({ athleteId }) => athleteId));
  const erased = await owner.kysely.selectFrom('erasures').select('athlete_id').orderBy('athlete_id').execute();
  return {
    applied,
    contacts,
    unknownToLedger: erased.map(({ athlete_id }) => athlete_id).filter((athleteId) => !named.has(athleteId)),
    blockedBy,
  };
};
