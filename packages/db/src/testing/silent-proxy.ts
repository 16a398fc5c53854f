import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy in front of a server that can drop bytes without either side noticing. */
export interface SilentProxy {
  /** Returns the address of the same database through the proxy. */
  urlOf(url: string): string;
  /** Number of connections made through it. */
  readonly made: number;
  /** Open connections stay open and their bytes are acknowledged, but no longer forwarded. New connections work. */
  silenceOpen(): void;
  /** New connections are silent too, until `recover`. */
  silenceAll(): void;
  recover(): void;
  /** Stops reading the server's answers on open connections: the server fills its buffers and waits. */
  stallAnswers(): void;
  close(): Promise<void>;
}

interface SilentProxyOptions {
  /** Gives clients other process ids than the server's, as a pooler does. */
  readonly hidesProcessIds?: boolean;
}

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
  silent: boolean;
}

const BACKEND_KEY_DATA = Buffer.from([0x4b, 0, 0, 0, 12]);

const withAnotherProcessId = (chunk: Buffer): Buffer => {
  const at = chunk.indexOf(BACKEND_KEY_DATA);
  if (at < 0) return chunk;
  const changed = Buffer.from(chunk);
  changed.writeInt32BE(0x7fff_0000, at + BACKEND_KEY_DATA.length);
  return changed;
};

const forward = (pair: Pair, from: Socket, to: Socket, through: (chunk: Buffer) => Buffer): void => {
  from.on('data', (chunk: Buffer) => {
    if (!pair.silent) to.write(through(chunk));
  });
  // On a silent connection one side must not learn that the other is gone.
  from.on('close', () => {
    if (!pair.silent) to.destroy();
  });
  from.on('error', () => undefined);
};

/** Forwards to the server at this address, on its own port. */
export const silentProxy = async (
  serverUrl: string,
  { hidesProcessIds = false }: SilentProxyOptions = {},
): Promise<SilentProxy> => {
  const target = new URL(serverUrl);
  const pairs = new Set<Pair>();
  let made = 0;
  let newAreSilent = false;
  const listener = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    const pair: Pair = { client, server, silent: newAreSilent };
    pairs.add(pair);
    made += 1;
    forward(pair, client, server, (chunk) => chunk);
    forward(pair, server, client, (chunk) => (hidesProcessIds ? withAnotherProcessId(chunk) : chunk));
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    urlOf(url) {
      const through = new URL(url);
      through.port = String(port);
      return through.href;
    },
    get made() {
      return made;
    },
    silenceOpen() {
      for (const pair of pairs) pair.silent = true;
    },
    silenceAll() {
      newAreSilent = true;
      for (const pair of pairs) pair.silent = true;
    },
    recover() {
      newAreSilent = false;
    },
    stallAnswers() {
      for (const { server } of pairs) server.pause();
    },
    async close() {
      for (const { client, server } of pairs) {
        client.destroy();
        server.destroy();
      }
      listener.close();
      await once(listener, 'close');
    },
  };
};
