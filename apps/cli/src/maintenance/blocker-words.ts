import type { Blocker } from '@palmares/db/maintenance';

/** One line that identifies the blocker: a process to end, or a slot to drop. */
export const blockerWords = ({ name, pid, since, table }: Blocker): string => {
  const who = [name, ...(pid === null ? [] : [`pid ${pid}`]), ...(since ? [`since ${since.toISOString()}`] : [])];
  const what = table === null ? 'the removed rows are still visible to' : `${table} is in use by`;
  return `${what} ${who.join(', ')}`;
};
