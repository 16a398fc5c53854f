import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

export interface Target {
  readonly origin: string;
  /** The headers of a page of a signed-in athlete. */
  readonly page: Readonly<Record<string, string>>;
}

export interface Attack {
  readonly name: string;
  /** Number of concurrent senders, each of which sends again as soon as it is answered; defaults to 1. */
  readonly senders?: number;
  /** Sends one request, or one burst, and waits for the answers. Returns their statuses. */
  send(target: Target, sender: number): Promise<readonly number[]>;
}

interface Hostile {
  readonly method?: string;
  readonly path: string;
  /** Encoded once, so that the attacker's own work is not measured. */
  readonly body?: Buffer;
  /** Address in a range that no other suite uses, because an attack uses up the limits of its address. */
  readonly address?: string;
  readonly page?: Target['page'];
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

/** Aborts all requests in flight, whose status is then 0. */
export const hangUp = (): void => agent.destroy();

const nothing = Buffer.alloc(0);

const send = (origin: string, { method = 'GET', path, body = nothing, address = '198.51.100.1', page = {} }: Hostile) =>
  new Promise<number>((resolve, reject) => {
    const asked = request(
      `${origin}${path}`,
      {
        agent,
        method,
        headers: {
          'content-type': 'application/json',
          'content-length': body.byteLength,
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': address,
          ...page,
        },
      },
      (response) => {
        response.on('close', () => resolve(response.statusCode ?? 0));
        response.resume();
      },
    );
    // The server may refuse a body and close the connection before reading all of it.
    asked.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(0) : reject(error),
    );
    asked.end(body);
  });

const marks = (count: number): string => `a${'\u0301'.repeat(count / 2)}${'\u0323'.repeat(count / 2)}`;

const bomb = JSON.stringify({ json: { length: 1e8 }, meta: { values: [['typed-array', 'Uint8Array']] } });

const one =
  (hostile: Omit<Hostile, 'page'>, signedIn = false): Attack['send'] =>
  async ({ origin, page }) => [await send(origin, signedIn ? { ...hostile, page } : hostile)];

const logIn = (email: string, password: string, address: string): Hostile => ({
  method: 'POST',
  path: '/api/trpc/account.logIn',
  body: Buffer.from(JSON.stringify({ email, password })),
  address,
});

const wrongLogIns = (origin: string, count: number, addressOf: (index: number) => string): Promise<number[]> => {
  const run = randomUUID();
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      send(origin, logIn(`${run}-${index}@example.com`, 'a wrong password', addressOf(index))),
    ),
  );
};

/** Sends more log-ins than one address may in a quarter of an hour, so they come from many. */
const logInsAtOnce = (count: number): Attack => ({
  name: `${count} log-ins at once`,
  send: ({ origin }) => wrongLogIns(origin, count, (index) => `198.19.${index % 200}.1`),
});

let bursts = 0;

/**
 * Sends each burst from another network, because one may not log in more than a hundred times in a quarter of an hour.
 */
const logInsOfOneNetwork = (count: number): Attack => ({
  name: `${count} log-ins of one network`,
  send: ({ origin }) => {
    bursts += 1;
    const address = `198.19.${200 + Math.floor(bursts / 250)}.${bursts % 250}`;
    return wrongLogIns(origin, count, () => address);
  },
});

/** Sends five log-ins at once from each network, and five more when these are answered. */
const logInsOfNetworks = (count: number): Attack => ({
  name: `${count} networks that log in`,
  senders: count,
  send: ({ origin }, sender) => wrongLogIns(origin, 5, () => `198.19.250.${sender}`),
});

export const logIns = logInsAtOnce(500);
export const fewLogIns = logInsAtOnce(5);
export const floodOfOne = logInsOfOneNetwork(500);
export const smallFloodOfOne = logInsOfOneNetwork(5);
export const floodOfMany = logInsOfNetworks(60);
export const floodOfFew = logInsOfNetworks(3);
export const logInAttacks: readonly Attack[] = [
  logIns,
  fewLogIns,
  floodOfOne,
  smallFloodOfOne,
  floodOfMany,
  floodOfFew,
];

const passcodeChange = (): unknown => ({
  commandId: randomUUID(),
  linkId: randomUUID(),
  passcode: { kind: 'own', code: '314159' },
});

const passcodeChanges = (count: number): Attack['send'] => {
  const path = `/api/trpc/${Array.from({ length: count }, () => 'sharing.changePasscode').join(',')}?batch=1`;
  const body = JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [at, passcodeChange()])));
  return one({ method: 'POST', path, body: Buffer.from(body) }, true);
};

/** Requests that anyone with a free account, or without one, can send. */
export const attacks: readonly Attack[] = [
  {
    name: 'an array of 100,000,000 in an input',
    send: one({ path: `/api/trpc/sharedPortfolio.open?input=${encodeURIComponent(bomb)}` }),
  },
  {
    name: '60 kB of marks in an address',
    send: one(logIn(marks(30_000), 'b', '198.51.100.2')),
  },
  {
    name: '240 kB of marks in an address',
    send: one(logIn(marks(120_000), 'b', '198.51.100.2')),
  },
  { name: '50 passcode changes in a batch', send: passcodeChanges(50) },
  { name: '10 passcode changes in a batch', send: passcodeChanges(10) },
  { name: 'calls beyond the account’s limit', send: one({ path: '/api/trpc/account.session' }, true) },
  { name: 'a method that no page has', send: one({ method: 'PUT', path: '/en' }) },
  {
    name: 'a webhook of 300 kB',
    send: one({ method: 'POST', path: '/api/stripe/webhook', body: Buffer.alloc(300_000, 'x') }),
  },
  { name: 'an address of 8 kB', send: one({ path: `/en?x=${'['.repeat(8000)}` }) },
  { name: 'a server function that is not there', send: one({ path: `/_serverFn/${'x'.repeat(1000)}` }) },
];
