/**
 * Unlogged: every request charges a limit, and a crash that forgets the counters costs less than a
 * flush to disk for each of them. The column order is the one rate-limiter-flexible inserts in.
 */
const table = `
  create unlogged table rate_limits (
    key text primary key,
    points integer not null default 0,
    expire bigint
  ) with (fillfactor = 70);
  create index rate_limits_expiry on rate_limits (expire);
`;

const grants = 'grant select, insert, update, delete on rate_limits to palmares_app';

export const limits = [table, grants];
