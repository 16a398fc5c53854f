/** What operators did. A row is begun before the change and ended once after it; the app can do no more to it than that. */
const table = `
  create table operator_log (
    id uuid primary key,
    operator text not null,
    command text not null,
    athlete_id uuid,
    arguments jsonb not null default '{}',
    reason text,
    begun_at timestamptz not null default clock_timestamp(),
    ended_at timestamptz,
    outcome text check (outcome in ('done', 'unfinished', 'failed')),
    check ((ended_at is null) = (outcome is null))
  );
  create index operator_log_newest on operator_log (begun_at desc);
  create index operator_log_athlete on operator_log (athlete_id) where athlete_id is not null;
`;

const end = `
  create function end_operation(operation uuid, how text) returns void language sql security definer
  set search_path = public, pg_temp as $$
    update operator_log set ended_at = clock_timestamp(), outcome = how where id = operation and ended_at is null
  $$;
`;

const grants = `
  revoke execute on function end_operation from public;
  grant execute on function end_operation to palmares_app;
  grant insert (id, operator, command, athlete_id, arguments, reason) on operator_log to palmares_app;
  grant select (id, operator, command, athlete_id, arguments, begun_at, ended_at, outcome) on operator_log to palmares_reader;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [table, end, grants]) await client.query(sql);
};
