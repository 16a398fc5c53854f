import type { Queryable } from '@palmares/db';
import { masterKeyState, migrationState, rightsOnTheLog, type Server, server } from '@palmares/db/health';
import type { MasterKeys } from '@palmares/event-store/event-log';
import { count, type Finding, fail, ok, warn } from './finding.ts';

const OLDEST_SUPPORTED = 15;
const NEWEST_TESTED = 18;

export const judgeServer = ({ version, major, role }: Server): Finding => {
  const found = `PostgreSQL ${version}, connected as ${role}`;
  if (major < OLDEST_SUPPORTED) return fail('database', found, `Upgrade to PostgreSQL ${OLDEST_SUPPORTED} or newer.`);
  if (major > NEWEST_TESTED)
    return warn(
      'database',
      found,
      `Newer than any version that was tested (up to ${NEWEST_TESTED}): watch it for the first few days.`,
    );
  return ok('database', found);
};

export const checkServer = async (db: Queryable): Promise<Finding> => judgeServer(await server(db));

export const checkMigrations = async (db: Queryable): Promise<Finding> => {
  const { applied, missing, changed, newer, earlier } = await migrationState(db);
  if (changed.length > 0)
    return fail(
      'migrations',
      `changed since they were applied: ${changed.join(', ')}`,
      'Run the released version of the program, and put the change into a new migration.',
    );
  if (earlier.length > 0)
    return fail(
      'migrations',
      `of an earlier version that this one cannot upgrade: ${earlier.join(', ')}`,
      'Delete the database, create it again and run palmares migrate.',
    );
  if (newer.length > 0)
    return fail('migrations', `of a newer program: ${newer.join(', ')}`, 'Run the newer program on this database.');
  if (missing.length > 0) return fail('migrations', `not applied: ${missing.join(', ')}`, 'Run palmares migrate.');
  return ok('migrations', `${applied} applied, none changed`);
};

export const checkRights = async (db: Queryable): Promise<Finding> => {
  const { role, ownsEvents, changes, mayAppend } = await rightsOnTheLog(db);
  if (ownsEvents)
    return fail(
      'roles',
      `${role} owns the event log`,
      'Point DATABASE_URL at a login that is a member of palmares_app only.',
    );
  if (changes.length > 0)
    return fail(
      'roles',
      `${role} may ${changes.join(', ')} events`,
      `As the owner: revoke ${changes.join(', ').toLowerCase()} on events from ${role}, and find out who granted it.`,
    );
  if (!mayAppend) return fail('roles', `${role} may not append events`, `As the owner: grant palmares_app to ${role}.`);
  return ok('roles', `${role} may append to the log and change nothing in it`);
};

export const checkMasterKey = async (db: Queryable, keys: MasterKeys | undefined): Promise<Finding> => {
  if (!keys) return fail('master key', 'PALMARES_MASTER_KEY is not set', 'Set it to the value that the apps use.');
  const { dataKeys, wrappedByAnother, wrappedByOld, opens, unreadable } = await masterKeyState(db, keys);
  if (opens === false)
    return fail(
      'master key',
      'opens none of the newest data keys',
      'Set PALMARES_MASTER_KEY to the key that the apps use. Without it nothing in the log can be read.',
    );
  if (wrappedByAnother > 0)
    return fail(
      'master key',
      `${count(wrappedByAnother, 'data key')} of ${dataKeys} wrapped by another master key: ${unreadable.join(', ')}`,
      'Set the master key that was used before as PALMARES_MASTER_KEY_OLD and run palmares keys rotate.',
    );
  if (unreadable.length > 0)
    return fail(
      'master key',
      `does not open the data keys of ${unreadable.join(', ')}`,
      'Their rows in data_keys were changed: restore these rows from a backup. Nobody else is affected.',
    );
  if (wrappedByOld > 0)
    return warn(
      'master key',
      `${count(wrappedByOld, 'data key')} of ${dataKeys} still wrapped by the old master key`,
      'Run palmares keys rotate, then remove PALMARES_MASTER_KEY_OLD.',
    );
  return ok('master key', opens ? `opens the newest of ${count(dataKeys, 'data key')}` : 'set; no data key to try yet');
};
