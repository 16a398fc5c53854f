import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { acceptedEncodings } from '../files/encodings.server.ts';
import type { ReadyAnswer } from '../listener/ready-answer.server.ts';
import { gzipAround } from './gzip-around.server.ts';

/** How a form is signed. */
export interface Signing {
  /** The name of the hidden field. */
  readonly field: string;
  /** Returns a new signature. All have one length, and URL-safe characters, which need no escaping. */
  readonly sign: () => string;
}

/**
 * Returns a function that answers with the page and a signature that is new each time, in its one form. Throws if the
 * page has no such form, or several.
 */
export const signedPage = (
  page: Buffer,
  headers: OutgoingHttpHeaders,
  { field, sign }: Signing,
): ((asked: IncomingHttpHeaders) => ReadyAnswer) => {
  const value = new RegExp(`(?<=<input type="hidden" name="${field}" value=")[^"]*`, 'u');
  const [before, after, ...more] = page
    .toString()
    .split(value)
    .map((part) => Buffer.from(part));
  if (!before || !after || more.length > 0) throw new Error(`The page has not one field ${field}`);
  const zipped = gzipAround(before, after, Buffer.byteLength(sign()));
  const always = { ...headers, vary: 'accept-encoding' };
  return (asked) => {
    const signature = Buffer.from(sign());
    const [encoding] = acceptedEncodings(asked['accept-encoding'], ['gzip']);
    const body = encoding ? zipped(signature) : Buffer.concat([before, signature, after]);
    const coding = encoding ? { 'content-encoding': encoding } : {};
    return { status: 200, headers: { ...always, ...coding, 'content-length': body.byteLength }, body };
  };
};
