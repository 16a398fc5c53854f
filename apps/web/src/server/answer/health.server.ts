import { livenessPath, livenessText } from '../listener/liveness.server.ts';
import { runningBuild } from '../running-build.server.ts';

const text = (status: number, body: string): Response =>
  new Response(body, { status, headers: { 'content-type': 'text/plain' } });

/** `/readyz` also checks that the process reaches the database. `/healthz` gets this far in development only. */
export const answerHealth = async (path: string, isReady: () => Promise<boolean>): Promise<Response | undefined> => {
  if (path === livenessPath)
    return new Response(livenessText(runningBuild()), { headers: { 'content-type': 'application/json' } });
  if (path !== '/readyz') return undefined;
  return (await isReady()) ? text(200, 'ready') : text(503, 'database unreachable');
};
