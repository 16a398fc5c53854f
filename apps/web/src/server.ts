import startHandler, { createServerEntry } from '@tanstack/react-start/server-entry';
import { answerRequest } from './shell/answer-request.server.ts';

export { closeServices, refuseToStart } from './api/services.server.ts';
export { startMetrics } from './metrics/serve-metrics.server.ts';

export default createServerEntry({
  fetch: (request) => answerRequest(request, () => startHandler.fetch(request)),
});
