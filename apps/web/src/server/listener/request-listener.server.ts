import type { RequestListener } from 'node:http';
import type { StaticFiles } from '../files/static-files.server.ts';
import type { KeptPages } from '../kept-pages/kept-pages.server.ts';
import { isFarTooLong } from '../limits/body-limit.server.ts';
import { livenessAnswer, livenessPath } from './liveness.server.ts';
import { refusal, send } from './ready-answer.server.ts';

/** The path exactly as sent. A request through a proxy may carry a whole URL. */
const pathOf = (target: string): string => {
  if (!target.startsWith('/')) return URL.canParse(target) ? new URL(target).pathname : target;
  const query = target.indexOf('?');
  return query === -1 ? target : target.slice(0, query);
};

export interface Pipeline {
  readonly https: boolean;
  /** Version of the build; undefined if it is not known. */
  readonly version: string | undefined;
  readonly staticFiles: StaticFiles;
  readonly keptPages: KeptPages;
  /** Renders pages and answers API calls. */
  readonly app: RequestListener;
}

/**
 * Answers files, kept pages and the health check from memory, refuses a body far larger than its route takes, and passes
 * the rest to the app.
 */
export const createRequestListener = ({ https, version, staticFiles, keptPages, app }: Pipeline): RequestListener => {
  const alive = livenessAnswer(https, version);
  return (request, response) => {
    const path = pathOf(request.url ?? '/');
    if (isFarTooLong(path, Number(request.headers['content-length'] ?? 0))) {
      // Node would read the rest only to discard it, which costs as much as accepting it.
      request.socket.pause();
      response.once('finish', () => request.socket.destroy());
      return send(request, response, refusal(413, https, { connection: 'close' }));
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const file = path === livenessPath ? alive : staticFiles(path, request.headers);
    if (file) return send(request, response, isRead ? file : refusal(405, https, { allow: 'GET, HEAD' }));
    const page = isRead ? keptPages(request.url ?? '/', request.headers) : undefined;
    if (page) return send(request, response, page);
    app(request, response);
  };
};
