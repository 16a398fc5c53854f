import { type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { afterAll, afterEach, beforeAll, beforeEach, type MockInstance, vi } from 'vitest';
import { answerRequest } from '../../server/answer/answer-request.server.ts';
import { clock } from '../../server/clock.server.ts';
import { answerApiCall } from '../answer-api-call.server.ts';
import { appRouter } from '../app-router.server.ts';
import { refusedCall } from '../refused-call.server.ts';
import { ACCOUNT_HEADER } from '../transport/named-account.ts';
import { closeServices, isDatabaseReachable, services } from '../transport/services.server.ts';

const cookies = new Map<string, string>();

vi.mock('@tanstack/react-start/server', () => ({
  deleteCookie: (name: string) => cookies.delete(name),
  getCookie: (name: string) => cookies.get(name),
  getCookies: () => Object.fromEntries(cookies),
  getRequestProtocol: () => 'http',
  setCookie: (name: string, value: string) => cookies.set(name, value),
}));

/** Every procedure that changes something. */
export const mutations: readonly string[] = Object.entries<AnyProcedure>((appRouter as AnyRouter)._def.procedures)
  .filter(([, procedure]) => procedure._def.type === 'mutation')
  .map(([path]) => path);

const key = Buffer.alloc(32, 7).toString('base64');

export interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  /** Sent as a plain form, instead of `body`. */
  readonly form?: Readonly<Record<string, string>>;
  /** An address of this test by default. */
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The account that the page shows: the one that is logged in by default, none if null. */
  readonly account?: string | null;
  /** Aborted when the client leaves. */
  readonly signal?: AbortSignal | null;
  /** The origin in the address, which a server derives from the Host header; by default this server's. */
  readonly host?: string;
}

interface ServedApi {
  readonly origin?: string;
  /** Answers requests that passed the gate; by default with the API, which it also receives. */
  readonly render?: (request: Request, api: typeof answerApiCall) => Promise<Response>;
}

/**
 * Serves the API on a database of its own for the tests of a file, through the gate, as the server does. Each test has
 * its own address and an empty cookie jar.
 */
export const servedApi = ({ origin = 'http://127.0.0.1:3000', render = answerApiCall }: ServedApi = {}) => {
  let connected: ConnectedDatabase | undefined;
  let visitors = 0;
  let stopped: MockInstance<typeof clock.now> | undefined;

  beforeAll(async () => {
    connected = await connectedDatabase();
    const environment = {
      DATABASE_URL: connected.database.url,
      PALMARES_MASTER_KEY: key,
      PALMARES_PEPPER: key,
      FILES_FOLDER: '/nowhere',
      PUBLIC_URL: origin,
      STRIPE_SECRET_KEY: 'sk_test',
      STRIPE_WEBHOOK_SECRET: 'whsec',
      LOG_LEVEL: 'silent',
    };
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  });

  afterAll(async () => {
    await closeServices();
    await connected?.close();
    vi.unstubAllEnvs();
  });

  beforeEach(() => {
    visitors += 1;
    cookies.clear();
  });

  afterEach(() => stopped?.mockRestore());

  const ask = (
    path: string,
    {
      method = 'GET',
      body,
      form,
      address = `192.0.2.${visitors}`,
      headers = {},
      signal = null,
      host = origin,
    }: Asked = {},
  ) => {
    const json = body === undefined ? null : JSON.stringify(body);
    const text = form ? new URLSearchParams(form).toString() : json;
    const request = new Request(`${host}${path}`, {
      method,
      body: text,
      signal,
      headers: {
        'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
        origin,
        ...(text === null ? {} : { 'content-length': String(Buffer.byteLength(text)) }),
        ...headers,
      },
    });
    return answerRequest(Object.assign(request, { ip: address }), {
      render: (passed) => render(passed, answerApiCall),
      refusedCall,
      isReady: isDatabaseReachable,
    });
  };

  /** The account that is logged in. */
  const loggedIn = async (): Promise<string | null> => {
    const { lucia } = await services();
    const token = cookies.get(lucia.sessionCookieName);
    return token ? ((await lucia.validateSession(token)).user?.id ?? null) : null;
  };

  /** Calls a procedure as a page of `account` does, by default the account that is logged in. */
  const post = async (procedure: string, input: unknown, { account, headers = {}, ...asked }: Asked = {}) => {
    const named = account === undefined ? await loggedIn() : account;
    const naming = named === null ? {} : { [ACCOUNT_HEADER]: named };
    return ask(`/api/trpc/${procedure}`, {
      method: 'POST',
      body: input,
      headers: { ...naming, ...headers },
      ...asked,
    });
  };

  const call = async (procedure: string, input: unknown, asked?: Asked) => {
    const answer = await post(procedure, input, asked);
    const { result } = await answer.json();
    return { status: answer.status, outcome: result?.data?.json };
  };

  const query = (procedure: string, input: unknown) =>
    ask(`/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`);

  /** Stops the server's clock at a time, until the test ends. */
  const stopClock = (at: Date): void => {
    stopped = vi.spyOn(clock, 'now').mockImplementation(() => new Date(at));
  };

  return {
    cookies,
    stopClock,
    ask,
    post,
    /** Posts, and reads the outcome of the procedure. */
    call,
    query,
    get db(): ConnectedDatabase {
      if (!connected) throw new Error('The database is created before the first test');
      return connected;
    },
  };
};
