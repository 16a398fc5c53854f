import type { Queryable } from '@palmares/db';
import { clockDifference, recordedAhead, settings } from '@palmares/db/health';
import { count, duration, type Finding, fail, ok, warn } from './finding.ts';

const CLOCK_SECONDS = 2;
const VANISHED_SECONDS = 60;

export const checkDurability = async (db: Queryable): Promise<Finding> => {
  const { unsafe, role } = await settings(db);
  if (unsafe.length === 0) return ok('durability', 'acknowledged events survive a crash');
  return fail(
    'durability',
    `off for ${role}: ${unsafe.join(', ')}`,
    'Switch them on in postgresql.conf, and look for alter role and alter database settings that switch them off: a crash loses acknowledged events.',
  );
};

export const checkTimeouts = async (db: Queryable): Promise<Finding> => {
  const { unbounded, role } = await settings(db);
  if (unbounded.length === 0) return ok('timeouts', `${role} cannot hold a transaction open for long`);
  return fail(
    'timeouts',
    `not set for ${role}: ${unbounded.join(', ')}`,
    `As the owner: ${unbounded.map((name) => `alter role ${role} set ${name} = '${name === 'statement_timeout' ? '30s' : '10s'}'`).join('; ')}. One transaction left open stalls every reader.`,
  );
};

export const checkVanishedHosts = async (db: Queryable): Promise<Finding> => {
  const { vanishedSeconds, role } = await settings(db);
  const check = 'vanished hosts';
  if (vanishedSeconds === null) return ok(check, 'the server is on this machine');
  const found = `noticed after ${duration(vanishedSeconds)}`;
  if (vanishedSeconds <= VANISHED_SECONDS) return ok(check, found);
  const set = ['tcp_keepalives_idle = 20', 'tcp_keepalives_interval = 10', 'tcp_keepalives_count = 3'];
  return warn(
    check,
    found,
    `Until then the locks of a host that vanished block others. As the owner: ${set.map((setting) => `alter role ${role} set ${setting}`).join('; ')}.`,
  );
};

export const checkClock = async (db: Queryable, now?: () => number): Promise<Finding> => {
  const seconds = await clockDifference(db, now);
  const apart = Math.abs(seconds);
  if (apart <= CLOCK_SECONDS) return ok('clock', 'agrees with the database’s');
  return warn(
    'clock',
    `this machine is ${duration(apart)} ${seconds > 0 ? 'ahead of' : 'behind'} the database`,
    'Sync both machines with NTP. Sessions, leases and queues use the database’s clock; links, codes and plans use this machine’s.',
  );
};

/** Finds streams whose order and versions are right, but whose times are not. */
export const checkRecordedTimes = async (db: Queryable): Promise<Finding> => {
  const check = 'recorded times';
  const { streams, furthest } = await recordedAhead(db);
  if (!furthest) return ok(check, 'none is ahead of the database’s clock');
  return warn(
    check,
    `${count(streams, 'stream')} recorded ahead of the database’s clock, ${furthest.stream} by ${duration(furthest.seconds)}`,
    'Until that time, everything appended to them gets that time: query their history by version. Check that NTP sets the server’s clock.',
  );
};
