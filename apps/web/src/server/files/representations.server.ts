import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { ReadyAnswer } from '../listener/ready-answer.server.ts';
import { acceptedEncodings, type Encoding } from './encodings.server.ts';

/** The answers with the content in one encoding. */
interface Representation {
  readonly etag: string;
  readonly whole: ReadyAnswer;
  readonly notModified: ReadyAnswer;
}

export interface Represented {
  readonly identity: Representation;
  readonly encoded: ReadonlyMap<Encoding, Representation>;
}

export interface Content {
  readonly contentType: string;
  readonly body: Buffer;
  readonly encoded: ReadonlyMap<Encoding, Buffer>;
}

/** Prepares the answers with this content. A 304 gets the same `headers`. */
export const represent = ({ contentType, body, encoded }: Content, headers: OutgoingHttpHeaders): Represented => {
  const always = { ...headers, ...(encoded.size > 0 ? { vary: 'accept-encoding' } : {}) };
  const representation = (bytes: Buffer, coding: OutgoingHttpHeaders = {}): Representation => {
    // A strong ETag identifies the bytes as sent, so each encoding has its own.
    const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    const described = { 'content-type': contentType, ...coding, 'content-length': bytes.byteLength };
    return {
      etag,
      whole: { status: 200, headers: { ...always, etag, ...described }, body: bytes },
      notModified: { status: 304, headers: { ...always, etag } },
    };
  };
  return {
    identity: representation(body),
    encoded: new Map(
      [...encoded].map(([encoding, bytes]) => [encoding, representation(bytes, { 'content-encoding': encoding })]),
    ),
  };
};

/** Weak comparison, as RFC 9110 requires for If-None-Match. */
const isMatch = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some((candidate) => ['*', etag, `W/${etag}`].includes(candidate.trim()));

/** Answers in the smallest encoding that the request accepts, and with a 304 if the browser has it. */
export const answerIn = ({ identity, encoded }: Represented, headers: IncomingHttpHeaders): ReadyAnswer => {
  const accepted = acceptedEncodings(headers['accept-encoding']).find((encoding) => encoded.has(encoding));
  const { etag, whole, notModified } = (accepted && encoded.get(accepted)) ?? identity;
  const known = headers['if-none-match'];
  return known !== undefined && isMatch(known, etag) ? notModified : whole;
};
