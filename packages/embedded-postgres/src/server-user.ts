import { spawnSync } from 'node:child_process';

/** PostgreSQL refuses to run as root, so root runs it as this user. */
const NAME = 'postgres';

export interface ServerUser {
  readonly uid?: number;
  readonly gid?: number;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

const idOf = (flag: '-u' | '-g'): number | undefined => {
  const { status, stdout } = spawnSync('id', [flag, NAME], { encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout, 10) : undefined;
};

const makeUser = () => {
  spawnSync('groupadd', ['--system', NAME]);
  const made = spawnSync('useradd', ['--system', '--gid', NAME, '--no-create-home', NAME], { encoding: 'utf8' });
  if (made.status !== 0)
    throw new Error(
      `PostgreSQL does not run as root, and the user "${NAME}" could not be created: ${made.stderr || made.error}`,
    );
};

/** The user the server runs as: the current one, or `postgres` (created if missing) if that is root. */
export const serverUser = (): ServerUser => {
  if (!isRoot()) return {};
  if (idOf('-u') === undefined) makeUser();
  const uid = idOf('-u');
  const gid = idOf('-g');
  if (uid === undefined || gid === undefined)
    throw new Error(`PostgreSQL does not run as root, and "id ${NAME}" fails`);
  return { uid, gid };
};

/** Tries to enter the folder, because one below a 0700 folder is closed whatever its own mode is. */
export const mayEnter = (user: ServerUser, path: string): boolean =>
  spawnSync('test', ['-x', path], { ...user, cwd: '/' }).status === 0;
