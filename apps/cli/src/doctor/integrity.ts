import type { Queryable } from '@palmares/db/database';
import { isAhead, logOrigin } from '@palmares/db/integrity/restored-log';
import { count, type Finding, fail, ok } from './finding.ts';

export const checkIncarnation = async (db: Queryable): Promise<Finding> => {
  const origin = await logOrigin(db);
  const { incarnation, shardsAhead, checkpointsAhead } = origin;
  if (!isAhead(origin)) return ok('incarnation', `${incarnation}, of this server`);
  return fail(
    'incarnation',
    `${count(shardsAhead, 'shard')} and ${count(checkpointsAhead, 'checkpoint')} at transactions of another server`,
    'The database was restored from a dump. As the owner: palmares log new-incarnation. Until then nothing starts.',
  );
};
