import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { createServerEntry } from '@tanstack/react-start/server-entry';
import { answerRequest } from './shell/answer-request.server.ts';
import { followPath } from './shell/language-of-path.ts';

export { closeServices, refuseToStart } from './api/services.server.ts';
export { startMetrics } from './metrics/serve-metrics.server.ts';

followPath();

/** In one piece: a page's loaders have everything that is in it, and it leaves compressed, which a stream only delays. */
const render = createStartHandler(defaultRenderHandler);

export default createServerEntry({
  fetch: (request) => answerRequest(request, () => render(request)),
});
