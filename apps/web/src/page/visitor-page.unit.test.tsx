import { TRPCClientError } from '@trpc/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { runInRequestScope } from '../server/request-scope.server.ts';
import { useVisit } from './visit.ts';
import { type Asked, visitorPage } from './visitor-page.server.ts';

const state = { cookies: new Map<string, string>(), session: null as object | null, asked: 0, logged: [] as unknown[] };

vi.mock('@tanstack/react-start/server', () => ({ getCookie: (name: string) => state.cookies.get(name) }));
vi.mock('../server/config.server.ts', () => ({ config: () => ({ development: false }) }));
vi.mock('../server/log.server.ts', () => ({ log: () => ({ error: (said: unknown) => state.logged.push(said) }) }));
vi.mock('../api/transport/services.server.ts', () => ({
  services: async () => ({ lucia: { sessionCookieName: 'session' } }),
}));
vi.mock('../api/in-process-link.server.ts', async () => {
  const { observable } = await import('@trpc/server/observable');
  return {
    inProcessLink: () => () =>
      observable((observer) => {
        state.asked += 1;
        observer.next({ result: { type: 'data', data: state.session } });
        observer.complete();
      }),
  };
});

beforeEach(() => {
  overwriteGetLocale(() => 'en');
  state.cookies = new Map();
  state.session = null;
  state.asked = 0;
  state.logged = [];
});

const Page = ({ words }: { readonly words: string }) => {
  const { theme, signedIn } = useVisit();
  return <p title="shown">{`${words}, ${theme}, ${signedIn ? 'in' : 'out'}`}</p>;
};

type Load = (asked: Asked) => { readonly words: string } | Response | Promise<{ readonly words: string }>;

/** Answers a request for the page. `signal` says whether the client has left. */
const answer = (load: Load, { path = '/en/page?q=a', signal }: { path?: string; signal?: AbortSignal } = {}) => {
  const handler = visitorPage({ load, head: ({ words }) => ({ title: words }), Page });
  const scope = { requestId: 'request-1', nonce: '', address: '192.0.2.1', ...(signal ? { signal } : {}) };
  const request = new Request(`https://palmares.example${path}`);
  return runInRequestScope(scope, () => handler({ request, params: { lang: 'en', name: 'value' } }));
};

const shownBy = async (load: Load): Promise<string | undefined> =>
  /<p title="shown">(.*?)<\/p>/u.exec(await (await answer(load)).text())?.[1];

describe('a visitor page', () => {
  it('shows what was loaded for its path, parameters and query', async () => {
    expect((await answer(() => ({ words: 'Page' }))).status).toBe(200);
    const words = await shownBy(({ path, params, search }) => ({ words: `${path} ${params.name} ${search.q}` }));
    expect(words).toBe('/en/page value a, dark, out');
  });

  it('is another answer if that is what loading returns', async () => {
    const redirect = new Response(null, { status: 307, headers: { location: '/en' } });
    expect(await answer(() => redirect)).toBe(redirect);
  });

  it('is the page for an address that leads nowhere if loading finds nothing', async () => {
    const response = await answer(({ missing }) => missing());
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Page not found');
  });

  it('has the theme of the cookie', async () => {
    state.cookies.set('theme', 'light');
    expect(await shownBy(() => ({ words: 'Page' }))).toBe('Page, light, out');
  });

  it('asks who is logged in only if there is the cookie of a session', async () => {
    state.session = { athleteId: 'a' };
    expect(await shownBy(() => ({ words: 'Page' }))).toBe('Page, dark, out');
    expect(state.asked).toBe(0);
    state.cookies.set('session', 'id');
    expect(await shownBy(({ signedIn }) => ({ words: `Page ${signedIn}` }))).toBe('Page true, dark, in');
    state.session = null;
    expect(await shownBy(() => ({ words: 'Page' }))).toBe('Page, dark, out');
  });
});

describe('an error while a visitor page is loaded', () => {
  const refusal = (httpStatus: number) =>
    TRPCClientError.from({ error: { message: 'secret', code: 0, data: { httpStatus, requestId: 'call-1' } } });

  it('shows a page with the status and the id of what failed, and is logged', async () => {
    const error = refusal(503);
    const response = await answer(() => Promise.reject(error));
    const page = await response.text();
    expect(response.status).toBe(503);
    expect(page).toContain('503');
    expect(page).toContain('>call-1<');
    expect(page).not.toContain('secret');
    expect(state.logged).toEqual([expect.objectContaining({ err: error })]);
  });

  it('that nobody foresaw shows 500 and the id of the request', async () => {
    const response = await answer(() => {
      throw new Error('secret');
    });
    const page = await response.text();
    expect(response.status).toBe(500);
    expect(page).toContain('>request-1<');
    expect(page).not.toContain('secret');
    expect(page).toContain('<a href="/en/page?q=a"');
  });

  it('is not shown to a client that has left', async () => {
    const left = new Error('left');
    const answered = answer(() => Promise.reject(left), { signal: AbortSignal.abort() });
    await expect(answered).rejects.toBe(left);
    expect(state.logged).toEqual([]);
  });
});
