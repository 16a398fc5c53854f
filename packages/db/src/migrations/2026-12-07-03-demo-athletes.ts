/**
 * Who was made by the demo, so that nobody else is ever removed with it: no address or name can tell. The row stays until
 * the athlete's erasure is complete, so that a removal that was killed finds who is left.
 */
const table = `
  create table demo_athletes (
    athlete_id uuid primary key,
    seed integer,
    number integer,
    unique (seed, number),
    check ((seed is null) = (number is null))
  );
`;

const grants = `
  grant select, insert on demo_athletes to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [table, grants]) await client.query(sql);
};
