import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot } from './server-user.ts';

/**
 * Returns the folder for a checkout's data. As root, the server runs as another user who may not be able to enter the
 * checkout, so the data goes to a separate folder that every user can enter.
 */
export const dataFolderOf = (checkout: string): string => {
  if (!isRoot()) return join(checkout, '.data');
  const name = createHash('sha256').update(realpathSync(checkout)).digest('hex').slice(0, 12);
  return join('/var/lib/palmares', name);
};
