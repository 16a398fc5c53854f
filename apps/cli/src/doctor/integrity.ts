import type { Queryable } from '@palmares/db';
import { countFaults, isAhead, logOrigin, SLOTS } from '@palmares/event-store/integrity';
import {
  dateOf,
  dayNumber,
  type LastCheck,
  type RootsState,
  readLastCheck,
  rootsState,
} from '@palmares/event-store/roots';
import { now } from '../clock.ts';
import { countedFaults, firstFault } from '../integrity/fault-words.ts';
import { messageOf } from '../output.ts';
import { count, type Finding, fail, ok, warn } from './finding.ts';

export const checkIncarnation = async (db: Queryable): Promise<Finding> => {
  const origin = await logOrigin(db);
  const { incarnation, shardsAhead, shardsForged, checkpointsAhead } = origin;
  if (!isAhead(origin)) return ok('incarnation', `${incarnation}, of this server`);
  if (shardsForged > 0)
    return fail(
      'incarnation',
      `${count(shardsForged, 'shard')} with an event whose transaction id was changed`,
      'The log was changed in the database: run palmares history verify --all, which names the event. Nothing starts until it is repaired.',
    );
  return fail(
    'incarnation',
    `${count(shardsAhead, 'shard')} and ${count(checkpointsAhead, 'checkpoint')} at transactions of another server`,
    'The database was restored from a dump. As the owner: run palmares restore, which also repeats the erasures in the ledger; palmares log new-incarnation does not. Nothing starts until then.',
  );
};

/** A root is signed each day, in the first hour that a worker runs. */
const STALE_DAYS = 2;

/** A slot falls due every 30 days; the next worker catches up. */
const overdueSlots = ({ slots }: LastCheck): number => {
  const today = dayNumber(dateOf(now()));
  return slots.filter((date) => date === null || today - dayNumber(date) > SLOTS).length;
};

export const checkRoots = async (folder: string | undefined): Promise<Finding> => {
  const worker = 'Start a worker with PALMARES_ROOTS and PALMARES_SIGNING_KEY, and read its log.';
  if (folder === undefined)
    return warn('roots', 'PALMARES_ROOTS is not set here', 'Set it to the value that the worker uses.');
  let state: RootsState;
  let last: LastCheck | null;
  try {
    state = await rootsState(folder);
    last = await readLastCheck(folder);
  } catch (error) {
    return fail(
      'roots',
      `cannot be read: ${messageOf(error)}`,
      'Check that PALMARES_ROOTS is the folder of the roots, and that this user may read it.',
    );
  }
  const { count: roots, newest, daysOld } = state;
  if (newest === null || daysOld === null) return warn('roots', 'none is signed yet', worker);
  const found = `newest of ${count(roots, 'root')} is from ${newest}`;
  if (last && countFaults(last.faults) > 0)
    return fail(
      'roots',
      `${countedFaults(last.faults)} did not match on ${last.date}; first: ${firstFault(last.faults)}`,
      'The log is not what was recorded and signed: run palmares history verify --all, which names every fault. A worker checks again each hour.',
    );
  if (daysOld >= STALE_DAYS) return fail('roots', found, worker);
  // The worker compares today's root within the hour, even one signed by hand.
  if (last === null || (last.date < newest && daysOld > 0))
    return warn('roots', `${found}, and was not compared with the log`, worker);
  const overdue = overdueSlots(last);
  if (overdue > 0)
    return warn('roots', `${found}; ${overdue} of ${SLOTS} parts of the log were not proven in ${SLOTS} days`, worker);
  return ok('roots', `${found}; the log matched on ${last.date}, all of it within ${SLOTS} days`);
};
