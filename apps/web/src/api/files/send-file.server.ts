import { type FileRow, fileOf } from '@palmares/db/files';
import type { FileType } from '@palmares/domain/files';
import { FileMissing, type FileSize, fileKey, fileSizes, type StoredFile } from '@palmares/files';
import { z } from 'zod';
import { type Context, contextOf } from '../transport/context.server.ts';
import { attachmentNamed } from './attachment.ts';
import { streamOf } from './stream-of.server.ts';

interface Get {
  readonly request: Request;
  readonly params: { readonly fileId: string; readonly size: string };
}

const named = z.object({ fileId: z.uuid(), size: z.enum(fileSizes) });

/** The same for every reason, so that nobody learns which files exist. */
const notFound = (): Response => Response.json({ error: 'not_found' }, { status: 404 });

/** What is kept of such a file; undefined for an upload, which was not checked. */
const typeOf = ({ kind, type }: FileRow, size: FileSize): FileType | null | undefined => {
  if (kind === 'document') return size === 'document' ? type : undefined;
  if (size === 'master') return type;
  if (size === 'medium-jpeg') return 'image/jpeg';
  return size === 'upload' || size === 'document' ? undefined : 'image/webp';
};

const tagOf = ({ bytes, changedAt }: StoredFile): string =>
  `"${bytes.toString(36)}-${changedAt.getTime().toString(36)}"`;

/** The file's bytes do nothing in a browser, even if they are not what their type says. */
const harmless = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** A document is only ever saved. A picture is kept by the browser and asked for again: another crop replaces it. */
const headersOf = ({ kind, name }: FileRow, type: FileType, stored: StoredFile): Record<string, string> => ({
  ...harmless,
  'content-type': type,
  ...(kind === 'document'
    ? {
        'cache-control': 'private, no-store',
        'content-disposition': attachmentNamed(name, type),
        'content-length': String(stored.bytes),
      }
    : { 'cache-control': 'private, no-cache', etag: tagOf(stored) }),
});

const send = async ({ services, session }: Context, { request, params }: Get): Promise<Response> => {
  const asked = named.safeParse(params);
  if (!session || !asked.success) return notFound();
  const { fileId, size } = asked.data;
  const { athleteId } = session;
  const file = await fileOf(services.database.kysely, { athleteId, fileId });
  const type = file && (file.state === 'ready' || file.state === 'removed') ? typeOf(file, size) : undefined;
  if (!file || !type) return notFound();
  const key = fileKey({ athleteId, fileId, size });
  const headers = headersOf(file, type, await services.files.stat(key));
  if (headers.etag !== undefined && request.headers.get('if-none-match') === headers.etag)
    return new Response(null, { status: 304, headers });
  return new Response(streamOf(await services.files.read(key)), { headers });
};

/** Streams one of the athlete's own files to her. */
export const sendFile = async (given: Get): Promise<Response> => {
  const context = await contextOf(given.request);
  return send(context, given).catch((failure: unknown) => {
    // Swept, or a size that was not made.
    if (failure instanceof FileMissing) return notFound();
    throw failure;
  });
};
