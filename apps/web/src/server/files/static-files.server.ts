import type { IncomingHttpHeaders } from 'node:http';
import { apiHeaders } from '../answer/security-headers.server.ts';
import { type ReadyAnswer, refusal } from '../listener/ready-answer.server.ts';
import type { BuiltFile } from './built-files.server.ts';
import { fileTypeOf } from './file-types.server.ts';
import { answerIn, type Represented, represent } from './representations.server.ts';

/** The build puts a content hash into the names of these files. */
const hashedFolder = '/assets/';

const cacheControlOf = (path: string): string =>
  path.startsWith(hashedFolder) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

const representFile = ({ path, content, encoded }: BuiltFile, https: boolean): Represented => {
  const { 'strict-transport-security': transportSecurity } = apiHeaders(https);
  return represent(
    { contentType: fileTypeOf(path).contentType, body: content, encoded },
    {
      'cache-control': cacheControlOf(path),
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      ...(transportSecurity ? { 'strict-transport-security': transportSecurity } : {}),
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
