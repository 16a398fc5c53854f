import type { MasterKeys } from '@palmares/event-store/event-log';
import { type MasterKeyState, masterKeyState } from '@palmares/event-store/health';
import { ForgedLog, RestoredLog, refuseRestoredLog } from '@palmares/event-store/integrity';
import { ConnectedAsOwner, type Database, refuseOwner } from './database.ts';
import { LedgerUnusable } from './erasure/ledger.ts';
import { ErasuresUndone, refuseUnerased } from './erasure/unerased.ts';

/** The database was written with another master key: other processes could not read what this one writes. */
class WrongMasterKey extends Error {
  constructor({ dataKeys, wrappedByAnother }: MasterKeyState) {
    super(
      `PALMARES_MASTER_KEY does not open ${wrappedByAnother || 'the newest'} of ${dataKeys} data keys: the database was ` +
        'written with another key, or with several. During a rotation, set PALMARES_MASTER_KEY_OLD to the old key',
    );
    this.name = 'WrongMasterKey';
  }
}

/** Up to this share of the data keys, or the number below, counts as damage: only their athletes cannot be read. */
const TOLERATED_SHARE = 0.01;
const ALWAYS_TOLERATED = 10;

/** Throws {@link WrongMasterKey}; a database without any data key accepts every master key. */
export const refuseWrongMasterKey = async (database: Database, keys: MasterKeys): Promise<void> => {
  const state = await masterKeyState(database.kysely, keys);
  const tolerated = Math.max(ALWAYS_TOLERATED, state.dataKeys * TOLERATED_SHARE);
  if (state.opens === false || state.wrappedByAnother > tolerated) throw new WrongMasterKey(state);
};

export interface BeforeStart extends MasterKeys {
  /** If undefined, the ledger is not checked. */
  readonly erasureLedger?: string | undefined;
}

/** Run by every process that writes, before its first write. Throws an error that says what to do. */
export const checkBeforeStart = async (database: Database, { erasureLedger, ...keys }: BeforeStart): Promise<void> => {
  await refuseOwner(database);
  await refuseRestoredLog(database.pool);
  await refuseWrongMasterKey(database, keys);
  if (erasureLedger !== undefined) await refuseUnerased(database, erasureLedger);
};

/** True for an error of {@link checkBeforeStart} that no retry fixes, only an operator. */
export const needsOperator = (error: unknown): boolean =>
  [ConnectedAsOwner, WrongMasterKey, RestoredLog, ForgedLog, ErasuresUndone, LedgerUnusable].some(
    (reason) => error instanceof reason,
  );
