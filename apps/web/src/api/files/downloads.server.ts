import type { Readable } from 'node:stream';
import { FileMissing } from '@palmares/files';
import { createAtOnce } from '../../server/limits/at-once.server.ts';
import { streamOf } from './stream-of.server.ts';

/** Of one reader, in this process: as many as a browser opens to one server. */
export const DOWNLOADS_AT_ONCE = 6;
/** Seconds after which a place is likely to be free. */
const WAIT_SECONDS = 2;
/** Ends a download that its reader has stopped reading. */
const SILENCE_MS = 30_000;

const downloads = createAtOnce(DOWNLOADS_AT_ONCE);

/** The same for every reason, so that nobody learns which files exist. */
export const notFound = (): Response => Response.json({ error: 'not_found' }, { status: 404 });

/** The bytes do nothing in a browser, even if they are not what their type says. */
export const harmless = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** Makes a response's body of what the store reads, and frees the place when it ends. */
export type Body = (source: Readable) => ReadableStream<Uint8Array>;

/** Answers in one of the reader's places, with 429 if none is free, and with 404 for bytes that are gone. */
export const inDownloadPlace = async (reader: string, send: (body: Body) => Promise<Response>): Promise<Response> => {
  const leave = downloads.enter(reader);
  if (!leave) return new Response(null, { status: 429, headers: { 'retry-after': String(WAIT_SECONDS) } });
  let isStreaming = false;
  try {
    const answer = await send((source) => streamOf(source, { silenceMs: SILENCE_MS, onEnd: leave }));
    isStreaming = answer.body !== null && answer.ok;
    return answer;
  } catch (failure) {
    if (failure instanceof FileMissing) return notFound();
    throw failure;
  } finally {
    if (!isStreaming) leave();
  }
};
