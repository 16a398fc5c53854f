import { MissingCode } from './missing-code.ts';

/** The pauses before each retry, in milliseconds. */
const pauses = [400, 1600];
const TIMEOUT_MS = 30_000;

const code = /^text\/(?:javascript|css)\b/;

/** The error messages of Chromium, Firefox and Safari. */
const notImported = /dynamically imported module|Importing a module script failed/;

const fetched = async (address: string): Promise<void> => {
  const failed = (cause: unknown): never => {
    throw new MissingCode(address, { isLost: false, cause });
  };
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(failed);
  // A later build has other files.
  if (answer.status === 404 || answer.status === 410) throw new MissingCode(address, { isLost: true });
  if (!answer.ok || !code.test(answer.headers.get('content-type') ?? '')) failed(answer.status);
  // The connection may break before the end.
  await answer.arrayBuffer().catch(failed);
};

const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

const fetchedInTheEnd = async (address: string): Promise<void> => {
  for (const millis of pauses) {
    try {
      return await fetched(address);
    } catch (error) {
      if ((error instanceof MissingCode && error.isLost) || !navigator.onLine) throw error;
      await pause(millis);
    }
  }
  return fetched(address);
};

const applied = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = address;
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => {
      sheet.remove();
      reject(new MissingCode(address, { isLost: false }));
    });
    document.head.append(sheet);
  });

const here = new Map<string, Promise<void>>();

/**
 * A `modulepreload` only shows that the file was requested, and a style sheet without a `sheet` has failed or is
 * loading.
 */
const isOfDocument = (address: string): boolean =>
  document.querySelector(`script[src="${address}"]`) !== null ||
  Boolean(document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${address}"]`)?.sheet);

const arrive = async (address: string): Promise<void> => {
  if (isOfDocument(address)) return;
  await fetchedInTheEnd(address);
  if (address.endsWith('.css')) await applied(address);
};

const arrived = (address: string): Promise<void> => {
  const known = here.get(address);
  if (known) return known;
  const arriving = arrive(address);
  here.set(address, arriving);
  arriving.catch(() => here.delete(address));
  return arriving;
};

/**
 * The build turns every `import()` of a browser into a call of this function (`scripts/late-code.ts`). A browser remembers
 * a failed import, and the modules that it shares, for the life of the page, so each file is fetched first: a fetch can be
 * repeated, and leaves the file in the browser's cache.
 *
 * @param load the import itself
 * @param files what it loads, itself first, from the root of the site
 * @throws MissingCode if a file cannot be loaded; the same call may succeed later
 */
export const lateCode = async <Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> => {
  const addresses = files.map((file) => `/${file}`);
  await Promise.all(addresses.map(arrived));
  return load().catch((cause: unknown) => {
    if (cause instanceof TypeError && notImported.test(cause.message))
      throw new MissingCode(addresses[0] ?? '', { isLost: true, cause });
    throw cause;
  });
};
