import { describe, expect, it, vi } from 'vitest';
import { type KeptAppParts, keptApp } from './kept-app.ts';

const origin = 'https://palmares.test';
const pathOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, origin).pathname;

/** An in-memory `CacheStorage` that lists caches in the order in which they were created. */
const inMemory = () => {
  const made = new Map<string, Map<string, Response>>();
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (request: string) => entries.get(pathOf(request))?.clone(),
    keys: async () => [...entries.keys()].map((path) => new Request(`${origin}${path}`)),
    put: async (request: string, response: Response) => void entries.set(pathOf(request), response),
  });
  const caches = {
    open: async (name: string) => {
      const entries = made.get(name) ?? new Map<string, Response>();
      made.set(name, entries);
      return cacheOf(entries);
    },
    keys: async () => [...made.keys()],
    match: async (request: string) => {
      for (const entries of made.values()) if (entries.has(pathOf(request))) return cacheOf(entries).match(request);
      return undefined;
    },
    delete: async (name: string) => made.delete(name),
  } as unknown as KeptAppParts['caches'];
  return {
    caches,
    kept: () => Object.fromEntries([...made].map(([name, entries]) => [name, [...entries.keys()].sort()])),
  };
};

const shellOf = (file: string) => new Response(`<!DOCTYPE html><script src="${file}"></script>`);

const answering = (answers: Record<string, () => Response | Promise<Response>>) =>
  vi.fn(async (request: Request | string) => {
    const answer = answers[pathOf(request)];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });

type Fetch = ReturnType<typeof answering>;

const build = (name: string, caches: KeptAppParts['caches'], fetch: Fetch, scope = '/en/app/') =>
  keptApp({ caches, fetch, scope, files: [`/assets/${name}.js`, '/assets/same.js'], build: name });

const server = (name: string) =>
  answering({
    [`/assets/${name}.js`]: () => new Response(name),
    '/assets/same.js': () => new Response('same'),
    '/en/app/shell': () => shellOf(`/assets/${name}.js`),
    '/fr-ca/app/shell': () => shellOf(`/assets/${name}.js`),
  });

const page = new Request(`${origin}/en/app/portfolio/edit`);

describe('what the service worker keeps', () => {
  it('is the files of its build and the shell', async () => {
    const { caches, kept } = inMemory();
    await build('one', caches, server('one')).keep();
    expect(kept()).toEqual({
      'app:files:one': ['/assets/one.js', '/assets/same.js'],
      'app:/en/app/:one': ['/en/app/shell'],
    });
  });

  it('is fetched again only where the name changed, and replaces what was before once it serves', async () => {
    const { caches, kept } = inMemory();
    await build('one', caches, server('one')).keep();
    const fetch = server('two');
    const two = build('two', caches, fetch);
    await two.keep();
    expect(fetch.mock.calls.map(([request]) => pathOf(request)).sort()).toEqual(['/assets/two.js', '/en/app/shell']);
    expect(Object.keys(kept()).sort()).toEqual([
      'app:/en/app/:one',
      'app:/en/app/:two',
      'app:files:one',
      'app:files:two',
    ]);
    await two.forgetEarlier();
    expect(Object.keys(kept()).sort()).toEqual(['app:/en/app/:two', 'app:files:two']);
  });

  it('shares its files with the other language, and keeps them as long as either needs them', async () => {
    const { caches, kept } = inMemory();
    await build('one', caches, server('one')).keep();
    const fetch = server('one');
    await build('one', caches, fetch, '/fr-ca/app/').keep();
    expect(fetch.mock.calls.map(([request]) => pathOf(request))).toEqual(['/fr-ca/app/shell']);
    const english = build('two', caches, server('two'));
    await english.keep();
    await english.forgetEarlier();
    expect(Object.keys(kept())).toContain('app:files:one');
    const french = build('two', caches, server('two'), '/fr-ca/app/');
    await french.keep();
    await french.forgetEarlier();
    expect(Object.keys(kept()).sort()).toEqual(['app:/en/app/:two', 'app:/fr-ca/app/:two', 'app:files:two']);
  });

  it('is nothing that opens, if a file is missing or the shell is of another build', async () => {
    const { caches } = inMemory();
    await expect(build('one', caches, server('two')).keep()).rejects.toThrow();
    const mixed = answering({
      '/assets/one.js': () => new Response('one'),
      '/assets/same.js': () => new Response('same'),
      '/en/app/shell': () => shellOf('/assets/two.js'),
    });
    const one = build('one', caches, mixed);
    await expect(one.keep()).rejects.toThrow('another build');
    await expect(one.page(page)).rejects.toThrow('Failed to fetch');
  });
});

describe('a page', () => {
  it('is the server’s, also where it fails, and the shell where no answer comes', async () => {
    const { caches } = inMemory();
    await build('one', caches, server('one')).keep();
    const failing = answering({ '/en/app/portfolio/edit': () => new Response('busy', { status: 503 }) });
    expect((await build('one', caches, failing).page(page)).status).toBe(503);
    expect(await (await build('one', caches, answering({})).page(page)).text()).toContain('/assets/one.js');
  });

  it('is the shell of the newest build, so that no page is older than what is on the device', async () => {
    const { caches } = inMemory();
    await build('one', caches, server('one')).keep();
    await build('two', caches, server('two')).keep();
    const earlier = build('one', caches, answering({}));
    expect(await (await earlier.page(page)).text()).toContain('/assets/two.js');
    expect(await (await earlier.file(new Request(`${origin}/assets/two.js`))).text()).toBe('two');
  });

  it('is the shell when the server takes too long', async () => {
    vi.useFakeTimers();
    const { caches } = inMemory();
    await build('one', caches, server('one')).keep();
    const silent = answering({ '/en/app/portfolio/edit': () => new Promise<Response>(() => {}) });
    const shown = build('one', caches, silent).page(page);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await (await shown).text()).toContain('/assets/one.js');
    vi.useRealTimers();
  });
});
