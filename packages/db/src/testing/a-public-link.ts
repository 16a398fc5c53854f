import type { PlanState } from '@palmares/domain/plan';
import { shardOf } from '@palmares/event-store';
import type { NewLink } from '../sharing/links.ts';
import { aLink } from './a-link.ts';
import { anAccount } from './an-account.ts';
import type { ConnectedDatabase } from './connected-database.ts';

/** Grants the athlete the plan until the given time, or for good, by writing what the plan projection would. */
export const aPlan = async (
  { owner }: Pick<ConnectedDatabase, 'owner'>,
  athleteId: string,
  until: Date | null = null,
): Promise<void> => {
  const state: PlanState = {
    subscription: null,
    grant: { until: until?.toISOString() ?? null, reason: 'a test' },
    ended: [],
  };
  await owner.pool.query(
    `insert into read.plans (athlete_id, shard, version, state) values ($1, $2, 1, $3)
     on conflict (athlete_id) do update set state = excluded.state`,
    [athleteId, shardOf(athleteId), JSON.stringify(state)],
  );
};

/** A link of an adult on the plan. If `athleteId` is given, the account must exist. */
export const aPublicLink = async (db: ConnectedDatabase, given: Partial<NewLink> = {}): Promise<NewLink> => {
  const { athleteId } = given.athleteId === undefined ? await anAccount(db.database) : { athleteId: given.athleteId };
  await aPlan(db, athleteId);
  return aLink(db.database, { ...given, athleteId });
};
