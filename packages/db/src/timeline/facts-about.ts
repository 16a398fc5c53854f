import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../database.ts';
import type { Fact, FactName } from './facts.ts';

/** Maximum facts of one athlete and period; narrow the period to get older ones. */
const MOST = 1000;

/** Times within this of each other are one log-in: its session and its device are stored in two transactions. */
const SAME_LOG_IN_SECONDS = 10;

type Source = (athleteId: string) => RawBuilder<unknown>;

const noDetails = sql`'{}'::jsonb`;

const account: Source = (athleteId) => sql`
  select created_at, 'signed_up', ${noDetails} from accounts where id = ${athleteId}::uuid
  union all
  select email_verified_at, 'email_verified', ${noDetails} from accounts where id = ${athleteId}::uuid
  union all
  select email_released_at, 'email_released', ${noDetails} from accounts where id = ${athleteId}::uuid
  union all
  select accepted_at, 'terms_accepted', jsonb_build_object('version', version)
  from terms_acceptances where athlete_id = ${athleteId}::uuid
  union all
  select requested_at, 'email_change_asked', ${noDetails} from email_changes where athlete_id = ${athleteId}::uuid
  union all
  select asked_at, 'deletion_asked', ${noDetails} from deletion_requests where athlete_id = ${athleteId}::uuid
  union all
  select asked_at, 'export_asked', jsonb_build_object('id', id, 'state', state)
  from data_exports where athlete_id = ${athleteId}::uuid`;

const logIns: Source = (athleteId) => sql`
  select created_at, 'logged_in', jsonb_build_object('device', device) from sessions where athlete_id = ${athleteId}::uuid
  union all
  select last_used_at, 'session_used', jsonb_build_object('device', device) from sessions
  where athlete_id = ${athleteId}::uuid and last_used_at > created_at
  union all
  select last_seen_at, 'device_seen', jsonb_build_object('device', device) from known_devices d
  where athlete_id = ${athleteId}::uuid and not exists (
    select from sessions s where s.athlete_id = d.athlete_id and s.device = d.device
      and abs(extract(epoch from s.created_at - d.last_seen_at)) < ${SAME_LOG_IN_SECONDS}
  )`;

/** pg-boss deletes a job a week after it ended. */
const jobs: Source = (athleteId) => sql`
  select coalesce(completed_on, created_on), 'mail', jsonb_build_object('id', id, 'queue', name, 'kind', data ->> 'kind',
    'state', case state when 'completed' then 'done' when 'failed' then 'failed' else 'waiting' end)
  from pgboss.job where data ->> 'athleteId' = ${athleteId} and name like 'send-%'
  union all
  select completed_on, 'job_failed', jsonb_build_object('id', id, 'queue', name)
  from pgboss.job where data ->> 'athleteId' = ${athleteId} and name not like 'send-%' and state = 'failed'`;

const sharing: Source = (athleteId) => sql`
  select o.at, 'link_opened', jsonb_build_object('id', o.id, 'label', l.label, 'version', o.portfolio_version)
  from link_openings o join publish_links l on l.id = o.link_id where o.athlete_id = ${athleteId}::uuid
  union all
  select m.created_at, 'link_reported', jsonb_build_object('id', m.id, 'reason', m.reason, 'label', l.label)
  from contact_messages m join publish_links l on l.id = m.link_id
  where l.athlete_id = ${athleteId}::uuid and m.reason is not null`;

const messages: Source = (athleteId) => sql`
  select created_at, 'message_written', jsonb_build_object('id', id, 'subject', subject, 'errorId', error_id)
  from contact_messages where athlete_id = ${athleteId}::uuid`;

const files: Source = (athleteId) => sql`
  select created_at, 'file_announced', jsonb_build_object('id', id, 'kind', kind) from files where athlete_id = ${athleteId}::uuid
  union all
  select changed_at, 'file_changed', jsonb_build_object('id', id, 'kind', kind, 'state', state, 'refusal', refusal)
  from files where athlete_id = ${athleteId}::uuid and state in ('ready', 'refused', 'removed')`;

const support: Source = (athleteId) => sql`
  select begun_at, 'operation', jsonb_build_object('id', id, 'command', command, 'outcome', outcome, 'reason', reason)
  from operations_about(${athleteId}::uuid, ${MOST})`;

const errors: Source = (athleteId) => sql`
  select at, 'request_failed', jsonb_build_object('id', id, 'place', place)
  from athlete_errors where athlete_id = ${athleteId}::uuid`;

const sources: readonly Source[] = [account, logIns, jobs, sharing, messages, files, support, errors];

export interface FactsAsked {
  readonly athleteId: string;
  readonly what: readonly FactName[];
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export interface FactsFound {
  /** The oldest first. */
  readonly facts: readonly Fact[];
  /** True if there are older ones in the period. */
  readonly more: boolean;
}

/**
 * Returns what the database has recorded about one athlete besides the event log: at most the newest 1,000 facts. For
 * an erased athlete only the operators' actions are left.
 */
export const factsAbout = async (db: Queryable, { athleteId, what, from, to }: FactsAsked): Promise<FactsFound> => {
  const { rows } = await sql<Fact>`
    select what, at, details
    from (${sql.join(
      sources.map((source) => source(athleteId)),
      sql` union all `,
    )}) as facts (at, what, details)
    where what = any(${what}::text[])
      and at between ${from ?? '-infinity'}::timestamptz and ${to ?? 'infinity'}::timestamptz
    order by at desc, what desc limit ${MOST + 1}
  `.execute(db);
  return { facts: rows.slice(0, MOST).reverse(), more: rows.length > MOST };
};
