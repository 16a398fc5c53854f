import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot } from './server-user.ts';

/**
 * Where a checkout keeps its data. As root the server runs as another user, who may be kept out of the checkout by
 * any parent, so the data lie where every user may enter, in a folder of this checkout's own.
 */
export const dataFolderOf = (checkout: string): string => {
  if (!isRoot()) return join(checkout, '.data');
  const name = createHash('sha256').update(realpathSync(checkout)).digest('hex').slice(0, 12);
  return join('/var/lib/palmares', name);
};
