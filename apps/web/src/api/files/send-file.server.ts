import { type FileRow, fileOf } from '@palmares/db/files';
import type { FileType } from '@palmares/domain/files';
import { type FileSize, fileSizes, type StoredFile } from '@palmares/files';
import { z } from 'zod';
import { type Context, contextOf } from '../transport/context.server.ts';
import { id } from '../transport/id.ts';
import type { Services } from '../transport/services.server.ts';
import { attachmentNamed } from './attachment.ts';
import { documentName } from './document-name.server.ts';
import { type Body, harmless, notFound, withDownloadSlot } from './downloads.server.ts';
import { findStored } from './find-stored.server.ts';

interface Get {
  readonly request: Request;
  readonly params: { readonly fileId: string; readonly size: string };
}

const named = z.object({ fileId: id, size: z.enum(fileSizes) });

/** Returns the type of the file in that size; undefined for a size that is not served, such as the unchecked upload. */
const typeOf = ({ kind, type }: FileRow, size: FileSize): FileType | null | undefined => {
  if (kind === 'document') return size === 'document' ? type : undefined;
  if (size === 'master') return type;
  if (size === 'medium-jpeg') return 'image/jpeg';
  return ['upload', 'document', 'export', 'sheet'].includes(size) ? undefined : 'image/webp';
};

const tagOf = ({ bytes, changedAt }: StoredFile): string =>
  `"${bytes.toString(36)}-${changedAt.getTime().toString(36)}"`;

/** A document is always a download. The browser revalidates a cached picture, because another crop may replace it. */
const headersOf = async (
  services: Services,
  file: FileRow,
  type: FileType,
  stored: StoredFile,
): Promise<Record<string, string>> => ({
  ...harmless,
  'content-type': type,
  ...(file.kind === 'document'
    ? {
        'cache-control': 'private, no-store',
        'content-disposition': attachmentNamed(await documentName(services, file), type),
        'content-length': String(stored.bytes),
      }
    : { 'cache-control': 'private, no-cache', etag: tagOf(stored) }),
});

interface Asked {
  readonly athleteId: string;
  readonly fileId: string;
  readonly size: FileSize;
}

const send = async ({ services }: Context, request: Request, asked: Asked, body: Body): Promise<Response> => {
  const { athleteId, fileId, size } = asked;
  const file = await fileOf(services.database.kysely, { athleteId, fileId });
  const type = file && (file.state === 'ready' || file.state === 'removed') ? typeOf(file, size) : undefined;
  if (!file || !type) return notFound();
  const { key, stored } = await findStored(services.files, { athleteId, fileId, size });
  const headers = await headersOf(services, file, type, stored);
  if (headers.etag !== undefined && request.headers.get('if-none-match') === headers.etag)
    return new Response(null, { status: 304, headers });
  return new Response(body(await services.files.read(key)), { headers });
};

/** Streams one of the athlete's own files. */
export const sendFile = async ({ request, params }: Get): Promise<Response> => {
  const context = await contextOf(request);
  const asked = named.safeParse(params);
  if (!context.session || !asked.success) return notFound();
  const { athleteId } = context.session;
  return withDownloadSlot(athleteId, (body) => send(context, request, { athleteId, ...asked.data }, body));
};
