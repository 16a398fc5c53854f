import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { ReadyAnswer } from '../listener/ready-answer.server.ts';
import { acceptedEncodings } from './encodings.server.ts';

/** The answers with the content in one encoding. */
interface Representation {
  readonly etag: string;
  readonly whole: ReadyAnswer;
  readonly notModified: ReadyAnswer;
}

export interface Represented {
  readonly identity: Representation;
  /** By the name of the encoding, smallest first. */
  readonly encoded: ReadonlyMap<string, Representation>;
  readonly encodings: readonly string[];
}

export interface Content {
  readonly contentType: string;
  readonly body: Buffer;
  /** By the name of the encoding. */
  readonly encoded: ReadonlyMap<string, Buffer>;
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
  const smallestFirst = [...encoded].sort(([, one], [, other]) => one.byteLength - other.byteLength);
  return {
    identity: representation(body),
    encoded: new Map(
      smallestFirst.map(([encoding, bytes]) => [encoding, representation(bytes, { 'content-encoding': encoding })]),
    ),
    encodings: smallestFirst.map(([encoding]) => encoding),
  };
};

/** Weak comparison, as RFC 9110 requires for If-None-Match. */
const isMatch = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some((candidate) => ['*', etag, `W/${etag}`].includes(candidate.trim()));

/** Answers in the smallest encoding that the request accepts, and with a 304 if the browser has it. */
export const answerIn = ({ identity, encoded, encodings }: Represented, headers: IncomingHttpHeaders): ReadyAnswer => {
  const [accepted = ''] = acceptedEncodings(headers['accept-encoding'], encodings);
  const { etag, whole, notModified } = encoded.get(accepted) ?? identity;
  const known = headers['if-none-match'];
  return known !== undefined && isMatch(known, etag) ? notModified : whole;
};
