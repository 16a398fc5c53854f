import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { apiHeaders } from '../answer/security-headers.server.ts';
import { type ReadyAnswer, refusal } from '../listener/ready-answer.server.ts';
import type { BuiltFile } from './built-files.server.ts';
import { acceptedEncodings, type Encoding } from './encodings.server.ts';
import { fileTypeOf } from './file-types.server.ts';

/** The build puts a content hash into the names of these files. */
const hashedFolder = '/assets/';

const cacheControlOf = (path: string): string =>
  path.startsWith(hashedFolder) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

/** A file in one encoding. */
interface Representation {
  readonly etag: string;
  readonly whole: ReadyAnswer;
  readonly notModified: ReadyAnswer;
}

interface StaticFile {
  readonly identity: Representation;
  readonly encoded: ReadonlyMap<Encoding, Representation>;
}

const staticFile = ({ path, content, encoded }: BuiltFile, https: boolean): StaticFile => {
  const { 'strict-transport-security': transportSecurity } = apiHeaders(https);
  const always = {
    'cache-control': cacheControlOf(path),
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(encoded.size > 0 ? { vary: 'accept-encoding' } : {}),
    ...(transportSecurity ? { 'strict-transport-security': transportSecurity } : {}),
  };
  const represent = (body: Buffer, coding: OutgoingHttpHeaders = {}): Representation => {
    // A strong ETag identifies the bytes as sent, so each encoding has its own.
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    const headers = { ...always, etag };
    const described = { 'content-type': fileTypeOf(path).contentType, ...coding, 'content-length': body.byteLength };
    return {
      etag,
      whole: { status: 200, headers: { ...headers, ...described }, body },
      notModified: { status: 304, headers },
    };
  };
  return {
    identity: represent(content),
    encoded: new Map(
      [...encoded].map(([encoding, body]) => [encoding, represent(body, { 'content-encoding': encoding })]),
    ),
  };
};

const chooseFor = ({ identity, encoded }: StaticFile, headers: IncomingHttpHeaders): Representation =>
  acceptedEncodings(headers['accept-encoding'])
    .map((encoding) => encoded.get(encoding))
    .find((representation) => representation !== undefined) ?? identity;

/** Weak comparison, as RFC 9110 requires for If-None-Match. */
const isMatch = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some((candidate) => ['*', etag, `W/${etag}`].includes(candidate.trim()));

export type StaticFiles = (path: string, headers: IncomingHttpHeaders) => ReadyAnswer | undefined;

/**
 * Answers built files from memory. An unknown path below the hashed files is 404, because a page of an earlier build
 * may still ask for it. Returns undefined for any other unknown path.
 */
export const createStaticFiles = (files: readonly BuiltFile[], https: boolean): StaticFiles => {
  const table = new Map(files.map((file) => [encodeURI(file.path), staticFile(file, https)]));
  return (path, headers) => {
    const file = table.get(path);
    if (!file) return path.startsWith(hashedFolder) ? refusal(404, https) : undefined;
    const { etag, whole, notModified } = chooseFor(file, headers);
    const known = headers['if-none-match'];
    return known !== undefined && isMatch(known, etag) ? notModified : whole;
  };
};
