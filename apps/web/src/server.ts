import startHandler, { createServerEntry } from '@tanstack/react-start/server-entry';
import { refusedCall } from './api/refused-call.server.ts';
import { isDatabaseReachable, services } from './api/transport/services.server.ts';
import { followPath } from './i18n/language-of-path.ts';
import { answerRequest } from './server/answer/answer-request.server.ts';
import { serveAppMetrics } from './server/metrics/serve-metrics.server.ts';

export { assertCanStart, closeServices } from './api/transport/services.server.ts';
export { nameBuild } from './server/running-build.server.ts';
export { startTraces } from './server/tracing/start-traces.server.ts';

followPath();

export const startMetrics = () => serveAppMetrics(async () => (await services()).database.kysely);

export default createServerEntry({
  fetch: (request) =>
    answerRequest(request, {
      render: (bounded) => startHandler.fetch(bounded),
      refusedCall,
      isReady: isDatabaseReachable,
    }),
});
