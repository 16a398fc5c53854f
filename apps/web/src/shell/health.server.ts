import { isDatabaseReachable } from '../api/services.server.ts';

const text = (status: number, body: string): Response =>
  new Response(body, { status, headers: { 'content-type': 'text/plain' } });

/** `/healthz`: the process answers. `/readyz`: it can also reach the database. */
export const answerHealth = async (path: string): Promise<Response | undefined> => {
  if (path === '/healthz') return text(200, 'ok');
  if (path !== '/readyz') return undefined;
  return (await isDatabaseReachable()) ? text(200, 'ready') : text(503, 'database unreachable');
};
