import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database.ts';
import { shardOf } from '../../stream.ts';
import type { Projection } from '../projection.ts';
import { buildPass, type CopyOptions, copyOf, progressOf, servingCursors, streamsOf } from './build-copy.ts';
import { createTables, discard, setReadModel, tableIn } from './read-model-tables.ts';
import { exclusively } from './rebuild.ts';
import { servingModel } from './swap.ts';

/** Maximum number of comparisons of a subject that is being written. */
const ROUNDS = 10;

export interface Difference {
  readonly table: string;
  /** `missing` if the events imply the row but the read model lacks it; `surplus` for the reverse. */
  readonly side: 'missing' | 'surplus' | 'different';
  readonly subjectId: string;
  /** Names of the columns that differ; never their values. */
  readonly columns: readonly string[];
}

export interface Verified {
  readonly events: number;
  readonly differences: readonly Difference[];
  /** Parked subjects, which are excluded because they are known to be behind. */
  readonly parkedSubjects: number;
  /** Subjects that were not compared, because they changed during every attempt. */
  readonly unsettled: readonly string[];
}

/** Thrown if the read model has another version, so that comparing it with this program's output would say nothing. */
class OtherVersionServes extends Error {
  constructor({ name, version }: Projection, serving: number | null) {
    super(
      `${name} is served in ${serving === null ? 'no version' : `version ${serving}`} and this program writes version ${version}: rebuild it first`,
    );
    this.name = 'OtherVersionServes';
  }
}

interface Columns {
  readonly keys: readonly string[];
  readonly others: readonly string[];
}

const columnsOf = async (db: Queryable, table: string): Promise<Columns> => {
  const { rows } = await sql<{ name: string; key: boolean }>`
    select a.attname as name, a.attnum = any(i.indkey) as key
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'read'
    join pg_index i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relname = ${table} order by a.attnum
  `.execute(db);
  const named = (key: boolean) => rows.filter((row) => row.key === key).map(({ name }) => name);
  return { keys: named(true), others: named(false) };
};

const differencesIn = async (
  tx: Tx,
  table: string,
  { subjectColumn }: Pick<Projection, 'subjectColumn'>,
  parked: readonly string[],
): Promise<readonly Difference[]> => {
  const [expected, served] = ['expected', 'served'].map((side) => sql.ref(`${side}.${subjectColumn}`));
  const { keys, others } = await columnsOf(tx, table);
  const sameRow = keys.map((key) => sql`expected.${sql.ref(key)} = served.${sql.ref(key)}`);
  const changed = others.map(
    (name) => sql`case when expected.${sql.ref(name)} is distinct from served.${sql.ref(name)} then ${name}::text end`,
  );
  const { rows } = await sql<Difference>`
    select ${table} as "table", d.side, d.subject_id as "subjectId",
      case d.side when 'different' then d.columns else '{}'::text[] end as columns
    from (
      select coalesce(${expected}, ${served}) as subject_id,
        case when ${served} is null then 'missing' when ${expected} is null then 'surplus'
          else 'different' end as side,
        array_remove(array[${sql.join(changed)}]::text[], null) as columns
      from ${tableIn('verify', table)} expected full join ${tableIn('read', table)} served on ${sql.join(sameRow, sql` and `)}
    ) d
    where (d.side <> 'different' or cardinality(d.columns) > 0) and d.subject_id <> all(${parked}::uuid[])
    order by d.subject_id, d.side
  `.execute(tx);
  return rows;
};

/** Returns the subjects that have an event between the copy's checkpoint and the read model's. */
const between = async (tx: Tx, projection: Projection, subjects: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select distinct a.id from unnest(${subjects}::uuid[], ${subjects.map(shardOf)}::smallint[]) as a(id, shard)
    join events e on e.shard = a.shard and e.stream in (
      select split_part(k.pattern, '%', 1) || a.id from unnest(${streamsOf(projection)}::text[]) as k(pattern))
    left join checkpoints expected on expected.subscriber = ${copyOf(projection, 'verify')} and expected.shard = e.shard
    left join checkpoints served on served.subscriber = ${projection.name} and served.shard = e.shard
    where (e.incarnation, e.transaction_id, e.position)
        <= (coalesce(expected.incarnation, 0), coalesce(expected.transaction_id, '0'), coalesce(expected.position, 0))
      is distinct from (e.incarnation, e.transaction_id, e.position)
        <= (coalesce(served.incarnation, 0), coalesce(served.transaction_id, '0'), coalesce(served.position, 0))
  `.execute(tx);
  return rows.map(({ id }) => id);
};

interface Comparison {
  readonly differences: readonly Difference[];
  readonly moving: readonly string[];
  readonly parkedSubjects: number;
}

/** Compares one snapshot of both tables and checkpoints. Read-only, so it holds back no reader of the log. */
const compare = ({ owner, projection }: CopyOptions): Promise<Comparison> =>
  owner.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const rows = await tx
        .selectFrom('parked_subjects')
        .select('subject_id')
        .where('subscriber', '=', projection.name)
        .execute();
      const parked = rows.map(({ subject_id }) => subject_id);
      const found: Difference[] = [];
      for (const table of Object.keys(projection.tables))
        found.push(...(await differencesIn(tx, table, projection, parked)));
      const moving = await between(tx, projection, [...new Set(found.map(({ subjectId }) => subjectId))]);
      return {
        differences: found.filter(({ subjectId }) => !moving.includes(subjectId)),
        moving,
        parkedSubjects: parked.length,
      };
    });

const prepare = async (tx: Tx, projection: Projection): Promise<void> => {
  const copy = copyOf(projection, 'verify');
  await discard(tx, 'verify', copy);
  await createTables(tx, 'verify', projection);
  await setReadModel(tx, copy, projection);
};

/**
 * Rebuilds the projection up to the serving one's checkpoints and compares the two row by row. Locks out neither
 * readers nor the projector. Throws {@link OtherVersionServes} or {@link RebuildUnderWay}.
 */
export const verifyProjection = (options: CopyOptions): Promise<Verified> =>
  exclusively(options, async () => {
    const { owner, projection, onProgress } = options;
    const serving = (await servingModel(owner.kysely, projection))?.version ?? null;
    if (serving !== projection.version) throw new OtherVersionServes(projection, serving);
    const copy = copyOf(projection, 'verify');
    await owner.kysely.transaction().execute((tx) => prepare(tx, projection));
    try {
      const { total } = await progressOf(owner.kysely, projection, copy);
      let events = 0;
      const onRead = (read: number): void => {
        events += read;
        onProgress?.({ done: events, total: Math.max(total, events) });
      };
      onProgress?.({ done: 0, total });
      let seen: Comparison = { differences: [], moving: [], parkedSubjects: 0 };
      for (let round = 1; round <= ROUNDS; round++) {
        const upTo = await servingCursors(owner.kysely, projection);
        await buildPass({ options, schema: 'verify', upTo, onRead });
        seen = await compare(options);
        if (seen.moving.length === 0) break;
      }
      const { differences, parkedSubjects, moving } = seen;
      return { events, differences, parkedSubjects, unsettled: moving };
    } finally {
      await owner.kysely.transaction().execute((tx) => discard(tx, 'verify', copy));
    }
  });
