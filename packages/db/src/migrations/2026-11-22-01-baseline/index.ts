import { accounts } from './accounts.ts';
import { appends } from './appends.ts';
import { billing } from './billing.ts';
import { erasures } from './erasures.ts';
import { eventLog } from './event-log.ts';
import { limits } from './limits.ts';
import { projections } from './projections.ts';
import { sharing } from './sharing.ts';
import { snapshots } from './snapshots.ts';

/** Each subject's tables with their grants; functions after the tables that they use. */
const subjects = [eventLog, appends, snapshots, projections, accounts, limits, sharing, billing, erasures];

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of subjects.flat()) await client.query(sql);
};
