import { type PlanEvent, type PlanState, planDecider } from '@palmares/domain';
import { athleteOf, shardOf } from '@palmares/domain/kernel/stream';
import type { Projection } from './projection.ts';

/** Which plan the athlete is on, and until when. */
export const planProjection: Projection = {
  name: 'plan',
  tables: ['plans'],
  kinds: ['plan'],

  async apply(db, { stream, version, event }) {
    const athleteId = athleteOf(stream);
    const row = await db
      .selectFrom('plans')
      .select(['version', 'state'])
      .where('athlete_id', '=', athleteId)
      .executeTakeFirst();
    if (row && row.version >= version) return;
    // A plan stream holds plan events only, and the row was written below.
    const before = row ? (row.state as PlanState) : planDecider.initialState;
    const state = JSON.stringify(planDecider.evolve(before, { event: event as PlanEvent, version }));
    await db
      .insertInto('plans')
      .values({ athlete_id: athleteId, shard: shardOf(athleteId), version, state })
      .onConflict((conflict) => conflict.column('athlete_id').doUpdateSet({ version, state }))
      .execute();
  },
};
