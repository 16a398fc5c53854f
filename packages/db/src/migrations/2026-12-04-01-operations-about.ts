/**
 * What operators did about one athlete, without their names. The reason is there only where it was asked for to be shown
 * to the athlete. The app reads the operator log through this function alone.
 */
const read = `
  create function operations_about(athlete uuid, most integer)
  returns table (id uuid, command text, begun_at timestamptz, outcome text, reason text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select o.id, o.command, o.begun_at, o.outcome,
      case when o.command in ('history at', 'history openings') then o.reason end
    from operator_log o where o.athlete_id = athlete order by o.begun_at desc, o.id desc limit most
  $$;
`;

const grants = `
  revoke execute on function operations_about from public;
  grant execute on function operations_about to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [read, grants]) await client.query(sql);
};
