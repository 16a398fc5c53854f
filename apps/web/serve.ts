import { serve } from 'srvx/node';
import { staticMiddleware } from 'srvx/static';
import { readConfig } from './src/config.server.ts';
import { compressed } from './src/shell/compression.server.ts';

const MAX_BODY_BYTES = 256 * 1024;
/** How long answers that are under way may take before their connections are cut. */
const PATIENCE_MS = 5000;
const A_YEAR = 365 * 24 * 60 * 60;

const fail = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
};

const start = async () => {
  const { host, port } = readConfig(process.env);
  const built = new URL('./dist/', import.meta.url);
  const { default: app, ...parts } = await import(new URL('server/server.js', built).href);
  const { closeServices, refuseToStart, startMetrics } = parts;
  await refuseToStart();
  const metrics = await startMetrics();
  const client = new URL('client/', built).pathname;
  const server = serve({
    hostname: host,
    port,
    silent: true,
    maxRequestBodySize: MAX_BODY_BYTES,
    // Its own shutdown ends the listener and leaves the process to wait for the database's idle connections.
    gracefulShutdown: false,
    middleware: [
      async (request, next) => {
        const response = await next();
        if (new URL(request.url).pathname.startsWith('/assets/') && response.ok) {
          response.headers.set('cache-control', `public, max-age=${A_YEAR}, immutable`);
        }
        return response;
      },
      staticMiddleware({ dir: client }),
    ],
    fetch: async (request) => compressed(request, await app.fetch(request)),
  });
  await server.ready();
  console.log(`Palmarès listens on ${server.url}`);

  const stop = async () => {
    const impatience = setTimeout(() => server.close(true), PATIENCE_MS);
    await server.close();
    clearTimeout(impatience);
    await metrics?.stop();
    await closeServices();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop().catch(fail));
};

start().catch(fail);
