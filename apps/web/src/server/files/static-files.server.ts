import type { IncomingHttpHeaders } from 'node:http';
import { apiHeaders } from '../answer/security-headers.server.ts';
import { type ReadyAnswer, refusal } from '../listener/ready-answer.server.ts';
import type { BuiltFile } from './built-files.server.ts';
import { fileTypeOf } from './file-types.server.ts';
import { answerIn, type Represented, represent } from './representations.server.ts';

/** The build puts a content hash into the names of these files. */
const hashedFolder = '/assets/';

const serviceWorker = '/service-worker.js';

const cacheControlOf = (path: string): string =>
  path.startsWith(hashedFolder) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

/** Allows what a file needs that is opened by itself, or runs by itself as the service worker does. */
const allowedOf = (path: string): string => {
  if (path === serviceWorker) return "connect-src 'self'; ";
  return path.endsWith('.svg') ? "style-src 'unsafe-inline'; " : '';
};

/** Search engines may show icons and pictures, so nothing is kept out of indexes. */
const representFile = ({ path, content, encoded }: BuiltFile, https: boolean): Represented => {
  const { 'x-robots-tag': _, ...headers } = apiHeaders(https);
  return represent(
    { contentType: fileTypeOf(path).contentType, body: content, encoded },
    {
      ...headers,
      'cache-control': cacheControlOf(path),
      'content-security-policy': `default-src 'none'; ${allowedOf(path)}frame-ancestors 'none'`,
    },
  );
};

export type StaticFiles = (path: string, headers: IncomingHttpHeaders) => ReadyAnswer | undefined;

/**
 * Answers built files from memory. An unknown path below the hashed files is 404, because a page of an earlier build
 * may still ask for it. Returns undefined for any other unknown path.
 */
export const createStaticFiles = (files: readonly BuiltFile[], https: boolean): StaticFiles => {
  const table = new Map(files.map((file) => [encodeURI(file.path), representFile(file, https)]));
  return (path, headers) => {
    const file = table.get(path);
    if (file) return answerIn(file, headers);
    return path.startsWith(hashedFolder) ? refusal(404, https) : undefined;
  };
};
