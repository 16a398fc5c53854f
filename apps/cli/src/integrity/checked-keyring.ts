import type { Database } from '@palmares/db/database';
import { createKeyring, type Keyring } from '@palmares/db/event-log/keyring';
import { refuseWrongMasterKey } from '@palmares/db/integrity/start-checks';
import { masterKeysOf } from '../config.ts';

/** Refuses a master key that is not this database's before anything is read or written with it. */
export const checkedKeyring = async (
  database: Database,
  config: Parameters<typeof masterKeysOf>[0],
): Promise<Keyring> => {
  const masterKeys = masterKeysOf(config);
  await refuseWrongMasterKey(database, masterKeys);
  return createKeyring(masterKeys);
};
