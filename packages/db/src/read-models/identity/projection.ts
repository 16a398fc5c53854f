import { type IdentityEvent, type IdentityState, identityDecider, unfinishedAttempt } from '@palmares/domain/identity';
import { athleteOf } from '@palmares/domain/kernel';
import { shardOf } from '@palmares/event-store';
import type { Projection } from '@palmares/event-store/projector';
import { sql } from 'kysely';
import type { Queryable } from '../../database.ts';
import { identities, running_attempts } from './tables.ts';

interface Identity {
  readonly version: number;
  readonly state: IdentityState;
}

const known = async (db: Queryable, athletes: readonly string[]): Promise<Map<string, Identity>> => {
  const rows = await db
    .selectFrom('identities')
    .select(['athlete_id', 'version', 'state'])
    .where('athlete_id', '=', sql<string>`any(${athletes}::uuid[])`)
    .execute();
  // Written below, by the same decider.
  return new Map(
    rows.map(({ athlete_id, version, state }) => [athlete_id, { version, state: state as IdentityState }]),
  );
};

const writeIdentities = async (db: Queryable, changed: ReadonlyMap<string, Identity>): Promise<void> => {
  const given = sql<{ athlete_id: string; shard: number; version: number; state: string }>`unnest(
    ${[...changed.keys()]}::uuid[], ${[...changed.keys()].map(shardOf)}::smallint[],
    ${[...changed.values()].map(({ version }) => version)}::bigint[],
    ${[...changed.values()].map(({ state }) => JSON.stringify(state))}::jsonb[])`;
  await db
    .insertInto('identities')
    .columns(['athlete_id', 'shard', 'version', 'state'])
    .expression((eb) =>
      eb
        .selectFrom(given.as<'given'>(sql`given(athlete_id, shard, version, state)`))
        .select(['athlete_id', 'shard', 'version', 'state']),
    )
    .onConflict((conflict) =>
      conflict.column('athlete_id').doUpdateSet((eb) => ({
        version: eb.ref('excluded.version'),
        state: eb.ref('excluded.state'),
      })),
    )
    .execute();
};

/** Replaces the rows of these athletes. */
const writeRunning = async (db: Queryable, changed: ReadonlyMap<string, Identity>): Promise<void> => {
  await db
    .deleteFrom('running_attempts')
    .where('athlete_id', '=', sql<string>`any(${[...changed.keys()]}::uuid[])`)
    .execute();
  const running = [...changed].flatMap(([athleteId, { state }]) => {
    const attempt = unfinishedAttempt(state);
    return attempt
      ? [
          {
            athlete_id: athleteId,
            shard: shardOf(athleteId),
            attempt_id: attempt.attemptId,
            deadline: new Date(attempt.deadline),
          },
        ]
      : [];
  });
  if (running.length > 0) await db.insertInto('running_attempts').values(running).execute();
};

/** The Identity of each athlete, folded by its decider, and the attempts that are not finished. */
export const identityProjection: Projection = {
  name: 'identity',
  version: 1,
  tables: { identities, running_attempts },
  subjectColumn: 'athlete_id',
  kinds: ['identity'],

  async apply(db, recorded) {
    const folded = await known(db, [...new Set(recorded.map(({ stream }) => athleteOf(stream)))]);
    const changed = new Map<string, Identity>();
    for (const { stream, version, event } of recorded) {
      const athleteId = athleteOf(stream);
      const before = folded.get(athleteId);
      if (before && before.version >= version) continue;
      const state = identityDecider.evolve(before?.state ?? identityDecider.initialState, {
        // An identity stream holds identity events only.
        event: event as IdentityEvent,
        version,
      });
      folded.set(athleteId, { version, state });
      changed.set(athleteId, { version, state });
    }
    if (changed.size === 0) return;
    await writeIdentities(db, changed);
    await writeRunning(db, changed);
  },
};
