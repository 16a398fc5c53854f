import type { Queryable } from '@palmares/db';
import { leases, oldestTransaction, parked, projectorLag, unknownKinds, waiting } from '@palmares/db/health';
import { streamKinds } from '@palmares/domain/kernel';
import type { Subscriber } from '@palmares/event-store/projector';
import { count, duration, type Finding, fail, ok, warn } from './finding.ts';

type Followers = readonly Pick<Subscriber, 'name' | 'kinds'>[];

const SLOW_SECONDS = 10;
const STUCK_SECONDS = 120;

export const checkLag = async (db: Queryable, subscribers: readonly string[]): Promise<readonly Finding[]> =>
  (await projectorLag(db, subscribers)).map(({ subscriber, events, seconds }) => {
    const check = `projector ${subscriber}`;
    if (events === 0) return ok(check, 'up to date');
    const found = `${count(events, 'event')} and ${duration(seconds)} behind`;
    if (seconds >= STUCK_SECONDS)
      return fail(check, found, 'See leases, parked athletes and the oldest transaction below, then the worker’s log.');
    return seconds >= SLOW_SECONDS ? warn(check, found, 'Run the doctor again in a minute.') : ok(check, found);
  });

const FREE_NAMED = 8;

export const checkLeases = async (db: Queryable): Promise<Finding> => {
  const { live, owners, free } = await leases(db);
  if (live === 0) return fail('leases', 'no worker projects any shard', 'Start a worker.');
  const found = `${count(live, 'shard')} held by ${count(owners, 'worker')}`;
  if (free.length === 0) return ok('leases', found);
  const named = free.slice(0, FREE_NAMED).join(', ');
  const others = free.length > FREE_NAMED ? ` and ${free.length - FREE_NAMED} more` : '';
  return warn(
    'leases',
    `${found}; free: ${named}${others}`,
    'A worker takes them over within 5 seconds. Run the doctor again.',
  );
};

export const checkParked = async (db: Queryable, subscribers: Followers): Promise<Finding> => {
  const found = await parked(db, subscribers);
  if (found.length === 0) return ok('parked athletes', 'none');
  const rows = found.map(
    ({ subscriber, eventType, subjects, events, seconds }) =>
      `${count(subjects, 'athlete')} (${count(events, 'event')}) in ${subscriber} behind ${eventType}, for ${duration(seconds)}`,
  );
  return fail(
    'parked athletes',
    rows.join('; '),
    'The worker’s log names the event and the error. Start a worker that can project the event; it retries athletes parked with UnknownEvent automatically. After any other error, run palmares projections retry.',
  );
};

export const checkWaiting = async (db: Queryable): Promise<Finding> => {
  const found = await waiting(db);
  if (found.length === 0) return ok('waiting projections', 'none');
  const rows = found.map(({ subscriber, reason, seconds }) => `${subscriber} for ${duration(seconds)}: ${reason}`);
  return fail(
    'waiting projections',
    rows.join('; '),
    'Nobody is parked and nothing is lost. Fix what the reason names (see the runbook); the worker retries automatically.',
  );
};

export const checkUnknownKinds = async (db: Queryable): Promise<Finding> => {
  const found = await unknownKinds(db, streamKinds);
  if (found.length === 0) return ok('stream kinds', 'all known');
  const rows = found.map(
    ({ kind, streams, events }) => `${kind} (${count(streams, 'stream')}, ${count(events, 'event')})`,
  );
  return warn(
    'stream kinds',
    `unknown to this program: ${rows.join(', ')}`,
    'A newer program wrote them, and this one skips them: upgrade workers and command line to that version.',
  );
};

export const checkOldestTransaction = async (
  db: Queryable,
  { slow, stuck } = { slow: SLOW_SECONDS, stuck: STUCK_SECONDS },
): Promise<Finding> => {
  const oldest = await oldestTransaction(db);
  if (!oldest) return ok('oldest transaction', 'none is writing');
  const { pid, application, role, seconds, transactionsSince } = oldest;
  const holder = `${application || 'unnamed program'}${pid === null ? '' : `, pid ${pid}`}${role ? `, role ${role}` : ''}`;
  const age = seconds === null ? `${count(transactionsSince, 'transaction')} ago` : `open for ${duration(seconds)}`;
  const found = `${age}: ${holder}`;
  if (seconds !== null && seconds < slow) return ok('oldest transaction', found);
  const todo = `Nothing written since is projected until it ends. ${
    pid === null
      ? 'As the owner: commit or roll back that prepared transaction.'
      : `End it: select pg_terminate_backend(${pid}).`
  }`;
  return seconds !== null && seconds >= stuck
    ? fail('oldest transaction', found, todo)
    : warn('oldest transaction', found, todo);
};
