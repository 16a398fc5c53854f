import { ConnectedAsOwner, type Database, refuseOwner } from '../database.ts';
import { masterKeyState } from '../health/master-key.ts';
import { RestoredLog, refuseRestoredLog } from './restored-log.ts';

/** The database was written with another master key: what this process wrote, the others could not read. */
export class WrongMasterKey extends Error {
  constructor() {
    super(
      'PALMARES_MASTER_KEY does not open the newest data key: it is not the key that this database was written with',
    );
    this.name = 'WrongMasterKey';
  }
}

/** Throws {@link WrongMasterKey}; a database without any data key takes every master key. */
export const refuseWrongMasterKey = async (database: Database, masterKey: Buffer): Promise<void> => {
  const { opens } = await masterKeyState(database.kysely, masterKey);
  if (opens === false) throw new WrongMasterKey();
};

/** What every process that writes asks before its first write. Throws the reason, with what to do about it. */
export const checkBeforeStart = async (database: Database, { masterKey }: { masterKey: Buffer }): Promise<void> => {
  await refuseOwner(database);
  await refuseRestoredLog(database.pool);
  await refuseWrongMasterKey(database, masterKey);
};

/** Trying again does not help: a person has to mend it. */
export const isRefusal = (error: unknown): boolean =>
  [ConnectedAsOwner, WrongMasterKey, RestoredLog].some((reason) => error instanceof reason);
