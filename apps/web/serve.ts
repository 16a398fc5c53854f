import { fileURLToPath } from 'node:url';
import { apiHeaders } from './src/server/answer/security-headers.server.ts';
import { failureAnswer } from './src/server/answer/unanswered.server.ts';
import { clock } from './src/server/clock.server.ts';
import { readConfig } from './src/server/config.server.ts';
import { readBuiltFiles } from './src/server/files/built-files.server.ts';
import { compressed } from './src/server/files/compression.server.ts';
import { createStaticFiles } from './src/server/files/static-files.server.ts';
import { createKeptPages } from './src/server/kept-pages/kept-pages.server.ts';
import { createAppListener } from './src/server/listener/app-listener.server.ts';
import { listen } from './src/server/listener/listen.server.ts';
import { createRequestListener } from './src/server/listener/request-listener.server.ts';
import { log, logWhatIsUncaught } from './src/server/log.server.ts';
import { nameBuild, readBuildVersion } from './src/server/running-build.server.ts';

/** Milliseconds that answers under way may take after a signal to stop, before their connections are cut. */
const TIMEOUT_MS = 5000;

const fail = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
};

const notKept = (error: unknown) => log().warn({ err: error }, 'a public page was not kept');

const start = async () => {
  const { host, port, https, publicUrl } = readConfig(process.env);
  const built = new URL('./dist/', import.meta.url);
  const version = readBuildVersion(fileURLToPath(built));
  nameBuild(version);
  const { default: app, ...parts } = await import(new URL('server/server.js', built).href);
  const { closeServices, assertCanStart, startMetrics, startTraces, signedPages } = parts;
  // The bundled app has its own instances of these modules.
  parts.nameBuild(version);
  const traces = await startTraces();
  const files = await readBuiltFiles(fileURLToPath(new URL('client/', built)));
  await assertCanStart();
  const metrics = await startMetrics();
  const listener = createRequestListener({
    https,
    version,
    staticFiles: createStaticFiles(files, https),
    keptPages: createKeptPages({
      publicUrl,
      https,
      render: app.fetch,
      onFailure: notKept,
      now: () => clock.now().getTime(),
      signed: signedPages,
    }),
    app: createAppListener(
      async (request) => compressed(request, await app.fetch(request)),
      // Called with what even the pipeline did not catch.
      (error) => failureAnswer(error, { logger: log, headers: apiHeaders(https) }),
    ),
  });
  const server = await listen(listener, { host, port });
  console.log(`Palmarès, version ${version ?? 'unknown'}, listens on ${server.url}`);
  // Not earlier: an operator needs the message of what fails at the start, when no personal data has been read.
  logWhatIsUncaught();

  const stop = async () => {
    await server.stop(TIMEOUT_MS);
    await metrics?.stop();
    await closeServices();
    await traces.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop().catch(fail));
};

start().catch(fail);
