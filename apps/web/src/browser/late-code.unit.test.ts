import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lateCode } from './late-code.ts';
import { MissingCode } from './missing-code.ts';

type Answer = () => Response | Promise<Response>;

const script: Answer = () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } });
const status =
  (code: number): Answer =>
  () =>
    new Response('', { status: code });
const cutOff: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const cutOffLater: Answer = () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) });
  return new Response(body, { headers: { 'content-type': 'text/javascript' } });
};

/** The elements that load files of the document, with their addresses. */
const ofDocument = [
  { tag: 'script', address: '/of-document.js' },
  { tag: 'link', rel: 'modulepreload', address: '/preloaded.js' },
  { tag: 'link', rel: 'stylesheet', address: '/of-document.css', sheet: {} },
  { tag: 'link', rel: 'stylesheet', address: '/on-its-way.css', sheet: null },
];
const found = (query: string) =>
  ofDocument.find(
    ({ tag, rel, address }) =>
      query.includes(tag) && query.includes(address) && (!query.includes('[rel=') || query.includes(`[rel=${rel}]`)),
  ) ?? null;

/**
 * A browser whose server answers each request for a file with the next answer in its list, and then with the script.
 */
const browser = (answers: Readonly<Record<string, readonly Answer[]>> = {}, isOnline = true) => {
  const left = new Map(Object.entries(answers).map(([file, list]) => [`/${file}`, [...list]]));
  const asked: string[] = [];
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('document', { querySelector: found });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return (left.get(address)?.shift() ?? script)();
  });
  return { asked };
};

/** Each test has files of its own, because a file that arrived once is not requested again. */
let made = 0;
const newFile = () => {
  made += 1;
  return `form-${made}.js`;
};

const imports = () => vi.fn(async () => 'module');

const problemOf = async (loading: Promise<unknown>): Promise<MissingCode> => {
  const problem = await loading.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(MissingCode);
  return problem as MissingCode;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('code that comes late', () => {
  it('is imported once it and all that it imports are here, and fetched once', async () => {
    const [form, shared] = [newFile(), newFile()];
    const { asked } = browser();
    const load = imports();
    const files = [form, shared, 'of-document.js', 'of-document.css'];
    expect(await Promise.all([lateCode(load, files), lateCode(load, files)])).toEqual(['module', 'module']);
    expect(await lateCode(load, files)).toBe('module');
    expect(asked).toEqual([`/${form}`, `/${shared}`]);
  });

  it.each(['preloaded.js', 'on-its-way.css'])(
    'is fetched although the document has asked for it, because that may have failed: %s',
    async (file) => {
      const { asked } = browser({ [file]: [status(404)] });
      const load = imports();
      expect(await problemOf(lateCode(load, [file]))).toMatchObject({ address: `/${file}`, isLost: true });
      expect(asked).toEqual([`/${file}`]);
      expect(load).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['is cut off', cutOff],
    ['breaks before its end', cutOffLater],
    ['is refused by a busy server', status(503)],
    ['is answered by somebody else', () => new Response('<p>Log in</p>', { headers: { 'content-type': 'text/html' } })],
  ])('is asked for again when what it shares %s', async (_, failing) => {
    const [form, shared] = [newFile(), newFile()];
    browser({ [shared]: [failing, failing] });
    const load = imports();
    const loading = lateCode(load, [form, shared]);
    await vi.advanceTimersByTimeAsync(400);
    expect(load).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(await loading).toBe('module');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is not imported while it cannot be fetched, and is when it is asked for later', async () => {
    const form = newFile();
    browser({ [form]: [cutOff] }, false);
    const load = imports();
    expect(await problemOf(lateCode(load, [form]))).toMatchObject({ address: `/${form}`, isLost: false });
    expect(load).not.toHaveBeenCalled();
    expect(await lateCode(load, [form])).toBe('module');
  });

  it('is given up for the moment after three answers of a busy server', async () => {
    const form = newFile();
    const { asked } = browser({ [form]: Array.from({ length: 9 }, () => status(503)) });
    const problem = problemOf(lateCode(imports(), [form]));
    await vi.runAllTimersAsync();
    expect((await problem).isLost).toBe(false);
    expect(asked).toHaveLength(3);
  });

  it('is lost to this page when a later build replaced it, or when the browser remembers a failure', async () => {
    const [gone, remembered] = [newFile(), newFile()];
    const { asked } = browser({ [gone]: [status(404)] });
    expect((await problemOf(lateCode(imports(), [gone]))).isLost).toBe(true);
    expect(asked).toEqual([`/${gone}`]);
    const failing = async () => {
      throw new TypeError('Failed to fetch dynamically imported module: /form.js');
    };
    expect(await problemOf(lateCode(failing, [remembered]))).toMatchObject({ address: `/${remembered}`, isLost: true });
  });

  it('may throw by itself', async () => {
    browser();
    const failing = async () => {
      throw new TypeError('x is undefined');
    };
    await expect(lateCode(failing, [newFile()])).rejects.toThrow('x is undefined');
  });
});
