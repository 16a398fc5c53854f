import type { Readable } from 'node:stream';
import { FileMissing } from '@palmares/files';
import { createConcurrencyLimit } from '../../server/limits/concurrency-limit.server.ts';
import { streamOf } from './stream-of.server.ts';

/** Concurrent downloads per reader in this process: the number of connections that a browser opens per host. */
export const DOWNLOADS_AT_ONCE = 6;
/** Seconds after which a slot is likely to be free. */
const WAIT_SECONDS = 2;
/** Ends a download that its reader has stopped reading. */
const SILENCE_MS = 30_000;

const downloads = createConcurrencyLimit(DOWNLOADS_AT_ONCE);

/** Identical for every reason, so that nobody learns which files exist. */
export const notFound = (): Response => Response.json({ error: 'not_found' }, { status: 404 });

/** The bytes do nothing in a browser, even if they are not what their type says. */
export const harmless = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** Turns a stored stream into a response body, and frees the slot when it ends. */
export type Body = (source: Readable) => ReadableStream<Uint8Array>;

/** Runs `send` in one of the reader's slots. Answers 429 if none is free, and 404 if the file's bytes are gone. */
export const withDownloadSlot = async (reader: string, send: (body: Body) => Promise<Response>): Promise<Response> => {
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
