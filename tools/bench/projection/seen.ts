import pg from 'pg';

const table = `
  create table bench_seen (event_id text primary key, times integer not null default 1);
  do $$ begin
    if exists (select from pg_roles where rolname = 'palmares_app') then
      grant select, insert, update on bench_seen to palmares_app;
    end if;
  end $$`;

/**
 * Marks each event that a reader applied with a row: its transaction gives the time, its counter the number of times.
 */
export const markSeen =
  'insert into bench_seen (event_id) values ($1) on conflict (event_id) do update set times = bench_seen.times + 1';

export const makeSeen = async (ownerUrl: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(table).finally(() => owner.end());
};
