/**
 * Which version of each projection serves, or is being built. A program of another version leaves a
 * read model alone, so that a changed one is swapped while programs of both versions run.
 */
const versions = `
  create table read_models (
    subscriber text primary key,
    version integer not null,
    tables text[] not null,
    built_at timestamptz not null default clock_timestamp()
  );
  insert into read_models (subscriber, version, tables) values
    ('portfolio', 1, '{portfolios,portfolio_sections}'),
    ('plan', 1, '{plans}');
  create schema verify;
`;

const standing = `
  alter table checkpoints add column moved_at timestamptz;
  alter table parked_athletes
    add column schema_version smallint,
    add column tries integer not null default 0,
    add column tried_at timestamptz;
`;

const grants = `grant select on read_models to palmares_app, palmares_reader;`;

export const up = async (client: { query(sql: string): Promise<unknown> }): Promise<void> => {
  for (const sql of [versions, standing, grants]) await client.query(sql);
};
