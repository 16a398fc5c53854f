import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';
import { refusedCall } from './api/refused-call.server.ts';
import { isDatabaseReachable, services } from './api/transport/services.server.ts';
import { followPath } from './i18n/language-of-path.ts';
import { answerRequest } from './server/answer/answer-request.server.ts';
import { serveAppMetrics } from './server/metrics/serve-metrics.server.ts';

export { assertCanStart, closeServices } from './api/transport/services.server.ts';
export { nameBuild } from './server/running-build.server.ts';
export { startTraces } from './server/tracing/start-traces.server.ts';
export { signedPages } from './site/contact/signed-pages.server.ts';

followPath();

export const startMetrics = () => serveAppMetrics(async () => (await services()).database.kysely);

/** Without the framework's entry, which prints errors with their messages and answers `/%` without any header. */
const render = createStartHandler(defaultStreamHandler);

export default {
  fetch: (request: Request) => answerRequest(request, { render, refusedCall, isReady: isDatabaseReachable }),
};
