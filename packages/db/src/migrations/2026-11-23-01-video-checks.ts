/** Videos of athletes that their host did not show when it was asked. A video that is shown has no row. */
const table = `
  create table video_checks (
    athlete_id uuid not null references accounts on delete cascade,
    host text not null check (host in ('youtube', 'vimeo')),
    video_id text not null,
    gone_days smallint not null default 1 check (gone_days > 0),
    gone_on date not null,
    primary key (athlete_id, host, video_id)
  );
`;

const grants = `
  grant select, delete, insert (athlete_id, host, video_id, gone_on), update (gone_days, gone_on)
    on video_checks to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [table, grants]) await client.query(sql);
};
