import { type IdentityState, identityDecider } from '@palmares/domain/identity';
import type { Queryable } from '../../database.ts';

export interface IdentityOf {
  /** The version of the identity stream that this reflects. */
  readonly version: number;
  readonly state: IdentityState;
}

export const identityOf = async (db: Queryable, athleteId: string): Promise<IdentityOf> => {
  const row = await db
    .withSchema('read')
    .selectFrom('identities')
    .select(['version', 'state'])
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst();
  // Written by the identity projection, with the same decider.
  return row
    ? { version: row.version, state: row.state as IdentityState }
    : { version: 0, state: identityDecider.initialState };
};

interface Page {
  /** Continues after this athlete, in the order of ids. */
  readonly after: string | undefined;
  readonly limit: number;
}

const START = '00000000-0000-0000-0000-000000000000';

export interface AthleteIdentity extends IdentityOf {
  readonly athleteId: string;
}

/** Returns all athletes who started or were granted an attempt, ordered by id. */
export const identities = async (
  db: Queryable,
  { after = START, limit }: Page,
): Promise<readonly AthleteIdentity[]> => {
  const rows = await db
    .withSchema('read')
    .selectFrom('identities')
    .select(['athlete_id', 'version', 'state'])
    .where('athlete_id', '>', after)
    .orderBy('athlete_id')
    .limit(limit)
    .execute();
  return rows.map(({ athlete_id, version, state }) => ({
    athleteId: athlete_id,
    version,
    // Written by the identity projection.
    state: state as IdentityState,
  }));
};

export const countIdentities = async (db: Queryable): Promise<number> => {
  const { count } = await db
    .withSchema('read')
    .selectFrom('identities')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export interface RunningAttempt {
  readonly athleteId: string;
  readonly attemptId: string;
}

/** Unfinished attempts whose deadline was before this moment, in the order of the athletes' ids. */
export const overdueAttempts = async (
  db: Queryable,
  { before, after = START, limit }: Page & { readonly before: Date },
): Promise<readonly RunningAttempt[]> => {
  const rows = await db
    .withSchema('read')
    .selectFrom('running_attempts')
    .select(['athlete_id', 'attempt_id'])
    .where('deadline', '<', before)
    .where('athlete_id', '>', after)
    .orderBy('athlete_id')
    .limit(limit)
    .execute();
  return rows.map(({ athlete_id, attempt_id }) => ({ athleteId: athlete_id, attemptId: attempt_id }));
};
