import { createServer } from 'node:net';

const HOST = '127.0.0.1';

const tryPort = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ port, host: HOST, exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });

/** Returns the preferred port, else the next of 49 above it that is free and not `taken`, else any free port. */
export const freePort = async (preferred?: number, taken: ReadonlySet<number> = new Set()): Promise<number> => {
  if (preferred !== undefined) {
    for (let port = preferred; port < preferred + 50; port += 1) {
      if (!taken.has(port) && (await tryPort(port)) !== undefined) return port;
    }
  }
  const any = await tryPort(0);
  if (any === undefined) throw new Error('No free port on 127.0.0.1');
  return any;
};
