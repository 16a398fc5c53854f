import type { RecordedEvent } from '@palmares/event-store/event-log';
import type { Subscriber } from '@palmares/event-store/projector';
import { sql } from 'kysely';
import type { Database, Tx } from '../database.ts';

/**
 * Creates tables that record each handling of an event: one without a unique key, so that a second handling shows, and
 * one that counts handled events per stream.
 */
export const createWitness = async (owner: Database): Promise<void> => {
  await owner.pool.query(`
    create table witness (
      seq bigint generated always as identity primary key, owner uuid not null, event_id uuid not null,
      stream text not null, version bigint not null, seen_at timestamptz not null default clock_timestamp()
    );
    create index on witness (event_id);
    create table witness_counts (stream text primary key, events bigint not null);
    grant select, insert, update on witness, witness_counts to palmares_app;
  `);
};

export const WITNESS = 'witness';

/** Handles portfolio events under the projector owner's name; `inBetween` runs after the first of its two writes. */
export const witness = (
  owner: () => string,
  inBetween?: (tx: Tx, recorded: readonly RecordedEvent[]) => Promise<void>,
): Subscriber => {
  const handleAll = async (tx: Tx, recorded: readonly RecordedEvent[]): Promise<void> => {
    const streams = recorded.map(({ stream }) => stream);
    await sql`
      insert into witness (owner, event_id, stream, version)
      select ${owner()}::uuid, event_id, stream, version
      from unnest(${recorded.map(({ eventId }) => eventId)}::uuid[], ${streams}::text[],
        ${recorded.map(({ version }) => version)}::bigint[]) with ordinality as e(event_id, stream, version, place)
      order by place
    `.execute(tx);
    await inBetween?.(tx, recorded);
    await sql`
      insert into witness_counts as c (stream, events)
      select stream, count(*) from unnest(${streams}::text[]) as e(stream) group by stream order by stream
      on conflict (stream) do update set events = c.events + excluded.events
    `.execute(tx);
  };
  return { name: WITNESS, kinds: ['portfolio'], handleAll, handle: (tx, recorded) => handleAll(tx, [recorded]) };
};

export interface Witnessed {
  readonly events: number;
  /** Events of the log that were not handled. */
  readonly missed: number;
  readonly twice: number;
  /** Events handled out of their stream's order. */
  readonly disordered: number;
  /** Streams whose count differs from the handled events: a write and its checkpoint that came apart. */
  readonly miscounted: number;
}

export const witnessed = async (database: Database): Promise<Witnessed> => {
  const { rows } = await database.pool.query<Witnessed>(`
    select (select count(*) from witness) as events,
      (select count(*) from events e where e.stream like 'portfolio-%'
        and not exists (select from witness w where w.event_id = e.event_id)) as missed,
      (select count(*) - count(distinct event_id) from witness) as twice,
      (select count(*) from (
        select version, row_number() over (partition by stream order by seq) as place from witness
      ) w where version <> place) as disordered,
      (select count(*) from witness_counts c
        full join (select stream, count(*) as events from witness group by stream) w using (stream)
        where c.events is distinct from w.events) as miscounted
  `);
  const [row] = rows;
  if (!row) throw new Error('The witness query returned no row');
  return row;
};

/** The expected result for a log of that many events, each projected once and in order. */
export const eachOnce = (events: number): Witnessed => ({ events, missed: 0, twice: 0, disordered: 0, miscounted: 0 });
