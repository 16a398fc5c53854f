import type { Queryable } from '../database.ts';
import type { Subscriber } from './projection.ts';

/** Which version of each read model serves, and of each copy is being built, by the name of its checkpoint. */
export const readModelVersions = async (db: Queryable): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('read_models').select(['subscriber', 'version']).execute();
  return new Map(rows.map(({ subscriber, version }) => [subscriber, version]));
};

/**
 * Whether the read model that serves is the one that this program writes. Ask after the checkpoint was read: a swap
 * in between is seen here, a later one has moved the checkpoint.
 */
export const writesWhatServes = (served: ReadonlyMap<string, number>, { name, version }: Subscriber): boolean =>
  version === undefined || (served.get(name) ?? version) === version;
