import { sql } from 'kysely';

/** Seconds between two requests for a code. */
export const RESEND_SECONDS = 60;

/** Selects the seconds until a code can be requested again, in a table with `requested_at`. */
export const secondsToWait = (at: Date) =>
  sql<number>`greatest(0, ceil(${RESEND_SECONDS} - extract(epoch from ${at}::timestamptz - requested_at)))::int`;
