import startHandler, { createServerEntry } from '@tanstack/react-start/server-entry';
import { answerRequest } from './shell/answer-request.server.ts';
import { followPath } from './shell/language-of-path.ts';

export { closeServices, refuseToStart } from './api/services.server.ts';
export { startMetrics } from './metrics/serve-metrics.server.ts';

followPath();

export default createServerEntry({
  fetch: (request) => answerRequest(request, (bounded) => startHandler.fetch(bounded)),
});
