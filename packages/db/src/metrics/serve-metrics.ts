import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MetricsAddress {
  readonly host: string;
  /** 0 picks any free port. */
  readonly port: number;
}

export interface OperationsAnswer {
  /** Default: 200. */
  readonly status?: number;
  readonly contentType: string;
  readonly text: string;
}

export interface MetricsServer {
  /** The address of `/metrics`. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Functions that answer GET requests, by path. */
export type OperationsPages = Readonly<Record<`/${string}`, () => Promise<OperationsAnswer>>>;

/** Answers GET at these paths and nothing else. The address must not be public. */
export const serveMetrics = async ({ host, port }: MetricsAddress, pages: OperationsPages): Promise<MetricsServer> => {
  const byPath = new Map<string, () => Promise<OperationsAnswer>>(Object.entries(pages));
  const server = createServer((request, response) => {
    const answer = request.method === 'GET' ? byPath.get((request.url ?? '').split('?', 1)[0] ?? '') : undefined;
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    answer().then(
      ({ status = 200, contentType, text }) => response.writeHead(status, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/metrics`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
