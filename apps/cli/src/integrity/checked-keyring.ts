import { type Database, refuseWrongMasterKey } from '@palmares/db';
import { createKeyring, type Keyring } from '@palmares/event-store/event-log';
import { masterKeysOf } from '../config.ts';

/** Refuses a master key of another database before anything is read or written with it. */
export const checkedKeyring = async (
  database: Database,
  config: Parameters<typeof masterKeysOf>[0],
): Promise<Keyring> => {
  const masterKeys = masterKeysOf(config);
  await refuseWrongMasterKey(database, masterKeys);
  return createKeyring(masterKeys);
};
