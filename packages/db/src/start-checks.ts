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
      `PALMARES_MASTER_KEY does not open ${wrappedByAnother || 'the newest'} of ${dataKeys} data keys: it is not, or not the only, ` +
        'key that this database was written with. While one takes the place of another, PALMARES_MASTER_KEY_OLD opens too',
    );
    this.name = 'WrongMasterKey';
  }
}

/** Share of all data keys: below it a few rows are damaged, and only their athletes cannot be read. */
const MOST_UNREADABLE_SHARE = 0.01;
const ALWAYS_BEARABLE = 10;

/** Throws {@link WrongMasterKey}; a database without any data key accepts every master key. */
export const refuseWrongMasterKey = async (database: Database, keys: MasterKeys): Promise<void> => {
  const state = await masterKeyState(database.kysely, keys);
  const bearable = Math.max(ALWAYS_BEARABLE, state.dataKeys * MOST_UNREADABLE_SHARE);
  if (state.opens === false || state.wrappedByAnother > bearable) throw new WrongMasterKey(state);
};

export interface BeforeStart extends MasterKeys {
  /** Not checked if undefined. */
  readonly erasureLedger?: string | undefined;
}

/** The checks of every process that writes, before its first write. Throws the reason, with what to do about it. */
export const checkBeforeStart = async (database: Database, { erasureLedger, ...keys }: BeforeStart): Promise<void> => {
  await refuseOwner(database);
  await refuseRestoredLog(database.pool);
  await refuseWrongMasterKey(database, keys);
  if (erasureLedger !== undefined) await refuseUnerased(database, erasureLedger);
};

/** True if retrying does not help: a person has to fix it. */
export const isRefusal = (error: unknown): boolean =>
  [ConnectedAsOwner, WrongMasterKey, RestoredLog, ForgedLog, ErasuresUndone, LedgerUnusable].some(
    (reason) => error instanceof reason,
  );
