import { athleteOf } from '@palmares/domain/kernel';
import { type PlanEvent, type PlanState, planDecider } from '@palmares/domain/plan';
import { shardOf } from '@palmares/event-store';
import type { Projection } from '@palmares/event-store/projector';
import { sql } from 'kysely';
import { plans } from './tables.ts';

interface Plan {
  readonly version: number;
  readonly state: PlanState;
}

/** The state of each athlete's plan, folded by the plan's decider. */
export const planProjection: Projection = {
  name: 'plan',
  version: 2,
  tables: { plans },
  subjectColumn: 'athlete_id',
  kinds: ['plan'],

  async apply(db, recorded) {
    const athletes = [...new Set(recorded.map(({ stream }) => athleteOf(stream)))];
    const rows = await db
      .selectFrom('plans')
      .select(['athlete_id', 'version', 'state'])
      .where('athlete_id', '=', sql<string>`any(${athletes}::uuid[])`)
      .execute();
    // Written below, by the same decider.
    const known = new Map<string, Plan>(
      rows.map(({ athlete_id, version, state }) => [athlete_id, { version, state: state as PlanState }]),
    );
    const changed = new Map<string, Plan>();
    for (const { stream, version, event } of recorded) {
      const athleteId = athleteOf(stream);
      const before = known.get(athleteId);
      if (before && before.version >= version) continue;
      // A plan stream holds plan events only.
      const evolved = planDecider.evolve(before?.state ?? planDecider.initialState, {
        event: event as PlanEvent,
        version,
      });
      known.set(athleteId, { version, state: evolved });
      changed.set(athleteId, { version, state: evolved });
    }
    if (changed.size === 0) return;
    await db
      .insertInto('plans')
      .columns(['athlete_id', 'shard', 'version', 'state'])
      .expression((eb) =>
        eb
          .selectFrom(
            sql<{ athlete_id: string; shard: number; version: number; state: string }>`unnest(
              ${[...changed.keys()]}::uuid[], ${[...changed.keys()].map(shardOf)}::smallint[],
              ${[...changed.values()].map(({ version }) => version)}::bigint[],
              ${[...changed.values()].map(({ state }) => JSON.stringify(state))}::jsonb[])`.as<'given'>(
              sql`given(athlete_id, shard, version, state)`,
            ),
          )
          .select(['athlete_id', 'shard', 'version', 'state']),
      )
      .onConflict((conflict) =>
        conflict.column('athlete_id').doUpdateSet((eb) => ({
          version: eb.ref('excluded.version'),
          state: eb.ref('excluded.state'),
        })),
      )
      .execute();
  },
};
