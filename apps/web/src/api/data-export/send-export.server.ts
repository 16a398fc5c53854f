import { servedExport } from '@palmares/db/data-exports';
import { dateText, HOME_ZONE } from '@palmares/domain/kernel';
import { fileKey } from '@palmares/files';
import { attachment } from '../files/attachment.ts';
import { type Body, harmless, notFound, withDownloadSlot } from '../files/downloads.server.ts';
import { contextOf } from '../transport/context.server.ts';
import { id } from '../transport/id.ts';
import type { Services } from '../transport/services.server.ts';

interface Get {
  readonly request: Request;
  readonly params: { readonly exportId: string };
}

/** `2026-11-28`, in the time zone of every date in the product. */
const dayOf = (at: Date): string => dateText(at, 'en', { dateStyle: 'short', timeZone: HOME_ZONE });

const send = async (
  { database, files }: Services,
  own: { readonly athleteId: string; readonly exportId: string },
  body: Body,
): Promise<Response> => {
  const ready = await servedExport(database.kysely, own);
  if (!ready) return notFound();
  const key = fileKey({ athleteId: own.athleteId, fileId: own.exportId, size: 'export' });
  const { bytes } = await files.stat(key);
  return new Response(body(await files.read(key)), {
    headers: {
      ...harmless,
      'content-type': 'application/zip',
      'content-length': String(bytes),
      'content-disposition': attachment(`palmares-${dayOf(ready.readyAt)}.zip`),
      'cache-control': 'private, no-store',
    },
  });
};

/** Streams the archive of the athlete's own data. */
export const sendExport = async ({ request, params }: Get): Promise<Response> => {
  const { session, services } = await contextOf(request);
  const exportId = id.safeParse(params.exportId);
  if (!session || !exportId.success) return notFound();
  const own = { athleteId: session.athleteId, exportId: exportId.data };
  return withDownloadSlot(session.athleteId, (body) => send(services, own, body));
};
