import { CompiledQuery, sql } from 'kysely';
import type { Queryable, Tx } from '../../database.ts';
import type { Subscriber } from '../projection.ts';

/** Returns the version that each read model serves and each copy is built in, by the name of its checkpoint. */
export const readModelVersions = async (db: Queryable): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('read_models').select(['subscriber', 'version']).execute();
  return new Map(rows.map(({ subscriber, version }) => [subscriber, version]));
};

/**
 * Name of a read model's lock. A subscriber holds it shared from before it writes until it commits; a swap holds it
 * exclusively. So the serving version cannot change in between, whichever tables and checkpoints they touch. A copy has
 * its own lock, because it is filled during the swap.
 */
const lockOf = (subscriber: string) => `read model ${subscriber}`;

export const lockReadModelsShared = (subscribers: readonly Pick<Subscriber, 'name'>[]) => {
  const names = subscribers.map(({ name }) => lockOf(name));
  return sql`select pg_advisory_xact_lock_shared(hashtextextended(name, 0)) from unnest(${names.sort()}::text[]) as n(name)`;
};

/** {@link lockReadModel} for callers without Kysely. */
export const readModelLock = (subscriber: string) => ({
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
  values: [lockOf(subscriber)],
});

/** Takes the exclusive lock. To hold several, take them in name order, as a batch does. */
export const lockReadModel = async (tx: Tx, subscriber: string): Promise<void> => {
  const { text, values } = readModelLock(subscriber);
  await tx.executeQuery(CompiledQuery.raw(text, values));
};

/** False if another version than this program's serves. */
export const writesServingVersion = (served: ReadonlyMap<string, number>, { name, version }: Subscriber): boolean =>
  version === undefined || (served.get(name) ?? version) === version;
