import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const HOST = '127.0.0.1';

/** Below the range that systems assign to outgoing connections, which could take a port before the server does. */
const LISTENING_PORTS = { from: 20_000, to: 32_000 };
const TRIES = 50;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: HOST, exclusive: true }, () => probe.close(() => resolve(true)));
  });

/** Returns the preferred port, else the first of the next 49 that is free and not `taken`, else any free port. */
export const freePort = async (preferred?: number, taken: ReadonlySet<number> = new Set()): Promise<number> => {
  const candidates = Array.from({ length: TRIES }, (_, index) =>
    preferred === undefined ? randomInt(LISTENING_PORTS.from, LISTENING_PORTS.to) : preferred + index,
  );
  for (const port of candidates) {
    if (!taken.has(port) && (await isFree(port))) return port;
  }
  if (preferred !== undefined) return freePort(undefined, taken);
  throw new Error(`No free port on ${HOST}`);
};
