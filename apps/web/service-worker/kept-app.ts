import { deferred } from '../src/browser/deferred.ts';

/** Prefix of the names of this app's caches. Logging out deletes all of them. */
const CACHE_PREFIX = 'app:';

/** Milliseconds to wait for a page before showing the shell, which says what is missing. */
const TIMEOUT_MS = 5000;

export interface KeptAppParts {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'match' | 'delete'>;
  readonly fetch: (request: Request | string) => Promise<Response>;
  /** The path below which the worker answers, such as `/en/app/`. */
  readonly scope: string;
  /** The built files that the app needs, by address. */
  readonly files: readonly string[];
  readonly build: string;
}

const buildOf = (cache: string): string => cache.slice(cache.lastIndexOf(':') + 1);

const filesIn = (html: string): readonly string[] => html.match(/\/assets\/[^"'\\\s>]+/g) ?? [];

const whole = (answer: Response, path: string): Response => {
  if (answer.status !== 200 || answer.redirected) throw new Error(`${path} was answered with ${answer.status}`);
  return answer;
};

/**
 * Creates the service worker's cache of built files and the shell, never of an answer with data. The workers of both
 * languages share the files of a build; each has a cache with its own shell.
 */
export const keptApp = ({ caches, fetch, scope, files, build }: KeptAppParts) => {
  const filesOf = (each: string) => `${CACHE_PREFIX}files:${each}`;
  const ofScope = `${CACHE_PREFIX}${scope}:`;
  const own = `${ofScope}${build}`;
  const shell = `${scope}shell`;

  /** A file's name has the hash of its content, so it does not matter which build kept it. */
  const kept = (address: string) => caches.match(address, { ignoreVary: true });

  const keepFiles = async (): Promise<void> => {
    const cache = await caches.open(filesOf(build));
    const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const keepFile = async (path: string) => cache.put(path, (await kept(path)) ?? whole(await fetch(path), path));
    await Promise.all(files.filter((path) => !here.has(path)).map(keepFile));
  };

  /**
   * Returns the newest shell, so that no page is older than the drafts on the device. A shell is stored after all its
   * files.
   */
  const newestShell = async (): Promise<Response | undefined> => {
    const names = (await caches.keys()).filter((name) => name.startsWith(ofScope));
    for (const name of names.reverse()) {
      const found = await (await caches.open(name)).match(shell, { ignoreVary: true });
      if (found) return found;
    }
    return undefined;
  };

  return {
    /** Keeps the build whole or not at all. Rejects if the server has another build by now. */
    keep: async (): Promise<void> => {
      // Opened first: while this cache exists, `forgetEarlier` keeps the files of its build.
      const cache = await caches.open(own);
      await keepFiles();
      const document = whole(await fetch(shell), shell);
      const missing = filesIn(await document.clone().text()).filter((path) => !files.includes(path));
      if (missing.length > 0) throw new Error(`The shell is of another build: ${missing[0]}`);
      await cache.put(shell, document);
    },
    /** Deletes the earlier shells of this language, and the files that no remaining shell needs. */
    forgetEarlier: async (): Promise<void> => {
      const names = await caches.keys();
      const earlier = names.filter((name) => name.startsWith(ofScope) && name !== own);
      const left = names.filter((name) => !earlier.includes(name));
      const isNeeded = (name: string) => left.some((other) => other !== name && filesOf(buildOf(other)) === name);
      const unneeded = left.filter((name) => name.startsWith(filesOf('')) && !isNeeded(name));
      await Promise.all([...earlier, ...unneeded].map((name) => caches.delete(name)));
    },
    isFile: (path: string): boolean => path.startsWith('/assets/'),
    file: async ({ url }: Request): Promise<Response> => (await kept(url)) ?? fetch(url),
    /** The server's page, or the shell if the server cannot be reached or takes too long. */
    page: async (request: Request): Promise<Response> => {
      const answer = fetch(request);
      const instead = await newestShell();
      if (!instead) return answer;
      const { promise: late, resolve } = deferred<Response>();
      const timer = setTimeout(() => resolve(instead), TIMEOUT_MS);
      return Promise.race([answer.catch(() => instead), late]).finally(() => clearTimeout(timer));
    },
  };
};
