import type { Database } from '@palmares/db';
import {
  type ContactOf,
  checkLedger,
  completeForgotten,
  datesAfter,
  destroyContactKey,
  enterForgotten,
  type ForgottenKey,
  isKnownContact,
  millisecondsUntilUncached,
  type Purged,
  purgeContact,
  purgeContactAgain,
  removeContactBytes,
} from '@palmares/db/erasure';
import type { PostgresEventLog } from '@palmares/db/event-store';
import { athleteStatus } from '@palmares/db/history';
import type { Blocker } from '@palmares/db/maintenance';
import { streamOf } from '@palmares/domain/kernel';
import { portfolioDecider } from '@palmares/domain/portfolio';
import { tryWithAdvisoryLock, uuidv7 } from '@palmares/event-store';
import { type Actor, metadataOf } from '../actor.ts';
import { handleCommand } from '../commands/handle-command.ts';
import { sumUp } from './sum-up.ts';

/** In execution order. After a run that died, the next one starts over: every step may run twice. */
export type ForgetStep = 'ledger' | 'forget' | 'wait' | 'purge' | 'rewrite' | 'complete';

export interface ForgetDeps {
  /** The tables' owner, with two connections: one holds the lock. */
  readonly owner: Database;
  /** The log on the owner's connections, so that the event and the key's destruction are one transaction. */
  readonly log: PostgresEventLog;
  readonly ledgerFile: string;
  readonly waitForCacheExpiry: (milliseconds: number) => Promise<void>;
  /**
   * Milliseconds to wait for transactions that keep the removed rows in the data files, and then for each table's lock.
   */
  readonly timeoutMs?: number | undefined;
  readonly now: () => Date;
  readonly onStep?: (step: ForgetStep) => void;
}

export interface ForgetReport extends ContactOf {
  /** False if an earlier run had already destroyed the key. */
  readonly first: boolean;
  /** Plain copies that were removed, by table. */
  readonly purged: readonly Purged[];
  /** Sessions and locks that keep the key or a copy in the data files; forgetting is incomplete until they end. */
  readonly blockedBy: readonly Blocker[];
  /** When the last backup that holds the contact expires; null while something is blocked. */
  readonly completeOn: Date | null;
  /** The deadline for `palmares maintain`; null while something is blocked. */
  readonly maintainBy: Date | null;
}

/**
 * `unknown` if this athlete never had such a contact; `erased` if the athlete is erased, with all contacts; `taken` if
 * another process is erasing this athlete, or forgetting one of their contacts.
 */
export type NotForgotten = 'unknown' | 'erased' | 'taken';

export interface ForgetRequest extends ContactOf {
  /** Runs the same statements and rolls them back; does not wait or write the ledger. */
  readonly dryRun?: boolean;
}

type OperatorActor = Extract<Actor, { kind: 'operator' }>;

interface Forgotten {
  readonly key: ForgottenKey;
  readonly purged: readonly Purged[];
}

/** Thrown to roll a dry run back. */
class RolledBack extends Error {
  readonly forgotten: Forgotten;

  constructor(forgotten: Forgotten) {
    super('A dry run was rolled back');
    this.name = 'RolledBack';
    this.forgotten = forgotten;
  }
}

/** Appends the event and destroys the key together, so that the log never has one without the other. */
const forgetInTransaction = (
  { log, now }: ForgetDeps,
  actor: OperatorActor,
  { athleteId, contactId, dryRun = false }: ForgetRequest,
): Promise<Forgotten> => {
  const commandId = uuidv7();
  return log.transaction(async (tx, inside) => {
    const handled = await handleCommand({
      log: inside,
      decider: portfolioDecider,
      stream: streamOf('portfolio', athleteId),
      commandId,
      command: { type: 'ForgetContact', contactId },
      context: { at: now() },
      metadata: metadataOf(actor, commandId),
    });
    if (!handled.ok) throw new Error(`${handled.refusal.code}: contact ${contactId} of athlete ${athleteId}`);
    const key = await destroyContactKey(tx, { athleteId, contactId });
    if (!key) throw new Error(`The key of contact ${contactId} vanished after the check`);
    const forgotten = { key, purged: await purgeContact(tx, { athleteId, contactId }) };
    if (dryRun) throw new RolledBack(forgotten);
    return forgotten;
  });
};

const dryRunOf = async (deps: ForgetDeps, actor: OperatorActor, request: ForgetRequest): Promise<ForgetReport> => {
  const { athleteId, contactId } = request;
  const { key, purged } = await forgetInTransaction(deps, actor, request).catch((error: unknown) => {
    if (error instanceof RolledBack) return error.forgotten;
    throw error;
  });
  return { athleteId, contactId, first: key.first, purged, blockedBy: [], ...datesAfter(deps.now()) };
};

const forget = async (deps: ForgetDeps, actor: OperatorActor, contact: ContactOf): Promise<ForgetReport> => {
  const { owner, log, ledgerFile, waitForCacheExpiry, timeoutMs, now, onStep } = deps;
  const { athleteId, contactId } = contact;
  // The ledger goes first, because it survives a restore.
  onStep?.('ledger');
  await enterForgotten(ledgerFile, {
    athleteId,
    contactId,
    forgottenAt: now().toISOString(),
    reason: actor.reason,
  });
  onStep?.('forget');
  const { key, purged } = await forgetInTransaction(deps, actor, contact);
  await log.settled();
  onStep?.('wait');
  const milliseconds = await millisecondsUntilUncached(owner, key.destroyedAt);
  if (milliseconds > 0) await waitForCacheExpiry(milliseconds);
  onStep?.('purge');
  const again = await purgeContactAgain(owner, contact);
  onStep?.('rewrite');
  const { transactionId } = again;
  const blockedBy = await removeContactBytes({ owner, contacts: [contact], transactionId, timeoutMs });
  onStep?.('complete');
  const report = { ...contact, first: key.first, purged: sumUp(purged, again.purged), blockedBy };
  if (blockedBy.length > 0) return { ...report, completeOn: null, maintainBy: null };
  const at = now();
  await completeForgotten(ledgerFile, contact, at);
  return { ...report, ...datesAfter(at) };
};

/**
 * Permanently forgets another person that an athlete entered: appends `ContactForgotten`, destroys the person's key and
 * removes every plain copy. Idempotent. Throws `LedgerUnusable`, before changing anything, if the ledger cannot be read
 * and written.
 */
export const forgetContact = async (
  deps: ForgetDeps,
  actor: OperatorActor,
  { athleteId, contactId, dryRun = false }: ForgetRequest,
): Promise<ForgetReport | NotForgotten> => {
  await checkLedger(deps.ledgerFile);
  const contact = { athleteId, contactId };
  if (!(await isKnownContact(deps.owner.kysely, contact))) return 'unknown';
  if ((await athleteStatus(deps.owner.kysely, athleteId)).status === 'erased') return 'erased';
  return tryWithAdvisoryLock(deps.owner, `erase ${athleteId}`, () =>
    dryRun ? dryRunOf(deps, actor, { ...contact, dryRun }) : forget(deps, actor, contact),
  );
};
