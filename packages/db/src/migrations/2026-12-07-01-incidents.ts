/**
 * The register of confidentiality incidents that Quebec's law asks for. Operators keep it as the tables' owner: the app
 * neither reads nor writes it, and deletes only what is due.
 */
const table = `
  create table incidents (
    number integer generated always as identity primary key,
    information text check (length(information) between 2 and 2000),
    information_unknown text check (length(information_unknown) between 2 and 2000),
    circumstances text not null check (length(circumstances) between 2 and 4000),
    happened_from date not null,
    happened_until date not null check (happened_until >= happened_from),
    happened_about boolean not null,
    aware_on date not null check (aware_on >= happened_from),
    persons integer not null check (persons >= 0),
    persons_in_quebec integer not null check (persons_in_quebec between 0 and persons),
    persons_about boolean not null,
    sensitivity text check (length(sensitivity) between 2 and 2000),
    misuse text check (length(misuse) between 2 and 2000),
    consequences text check (length(consequences) between 2 and 2000),
    likelihood text check (length(likelihood) between 2 and 2000),
    serious_risk boolean,
    commission_notified_on date check (commission_notified_on >= aware_on),
    persons_notified_on date check (persons_notified_on >= aware_on),
    public_notice_on date check (public_notice_on >= aware_on),
    public_notice_reason text check (length(public_notice_reason) between 2 and 2000),
    measures text check (length(measures) between 2 and 4000),
    registered_at timestamptz not null default clock_timestamp(),
    changed_at timestamptz not null default clock_timestamp(),
    closed_on date check (closed_on >= aware_on),
    check ((information is null) <> (information_unknown is null)),
    check ((public_notice_on is null) = (public_notice_reason is null))
  );
  create index incidents_aware on incidents (aware_on);
`;

/** The law asks for five years at least from the day on which the organization became aware. */
const deleteOld = `
  create function delete_old_incidents() returns bigint
  language sql volatile security definer set search_path = public, pg_temp as $$
    with deleted as (delete from incidents where aware_on < (now() at time zone 'UTC')::date - interval '5 years' returning 1)
    select count(*) from deleted
  $$;
`;

const grants = `
  revoke execute on function delete_old_incidents from public;
  grant execute on function delete_old_incidents to palmares_app;
`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [table, deleteOld, grants]) await client.query(sql);
};
