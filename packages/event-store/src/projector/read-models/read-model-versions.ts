import { CompiledQuery, sql } from 'kysely';
import type { Queryable, Tx } from '../../database.ts';
import type { Subscriber } from '../projection.ts';

/** Which version of each read model serves, and of each copy is being built, by the name of its checkpoint. */
export const readModelVersions = async (db: Queryable): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('read_models').select(['subscriber', 'version']).execute();
  return new Map(rows.map(({ subscriber, version }) => [subscriber, version]));
};

/**
 * Held from before a subscriber writes until it has committed; a swap holds it alone. So what serves stays what it is
 * meanwhile, whichever tables and checkpoints the two of them touch. A copy has its own: it is filled during the swap.
 */
const lockOf = (subscriber: string) => `read model ${subscriber}`;

export const holdReadModels = (subscribers: readonly Pick<Subscriber, 'name'>[]) => {
  const names = subscribers.map(({ name }) => lockOf(name));
  return sql`select pg_advisory_xact_lock_shared(hashtextextended(name, 0)) from unnest(${names.sort()}::text[]) as n(name)`;
};

/** {@link holdReadModelAlone}, for whoever has no Kysely. */
export const holdingAlone = (subscriber: string) => ({
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
  values: [lockOf(subscriber)],
});

/** Who holds several takes them in the order of their names, as a batch does. */
export const holdReadModelAlone = async (tx: Tx, subscriber: string): Promise<void> => {
  const { text, values } = holdingAlone(subscriber);
  await tx.executeQuery(CompiledQuery.raw(text, values));
};

/** Whether the read model that serves is the one that this program writes. */
export const writesWhatServes = (served: ReadonlyMap<string, number>, { name, version }: Subscriber): boolean =>
  version === undefined || (served.get(name) ?? version) === version;
