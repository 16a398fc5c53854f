import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MetricsAddress {
  readonly host: string;
  /** 0 picks any free port. */
  readonly port: number;
}

export interface Exposition {
  readonly contentType: string;
  readonly text: string;
}

export interface MetricsServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves `GET /metrics` and nothing else. The address must not be public. */
export const serveMetrics = async (
  { host, port }: MetricsAddress,
  scrape: () => Promise<Exposition>,
): Promise<MetricsServer> => {
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0];
    if (request.method !== 'GET' || path !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    scrape().then(
      ({ contentType, text }) => response.writeHead(200, { 'content-type': contentType }).end(text),
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
