import { requestScope } from '../../server/request-scope.server.ts';
import { notFound, withDownloadSlot } from '../files/downloads.server.ts';
import { sendPdf } from '../shared-portfolio/send-pdf.server.ts';
import { contextOf } from '../transport/context.server.ts';
import { id } from '../transport/id.ts';
import { ownLink } from './own-link.server.ts';

interface Get {
  readonly request: Request;
  readonly params: { readonly linkId: string };
}

/** The sheet that the visitors of the athlete's own link get, to attach to a message. */
export const sendOwnPdf = async ({ request, params }: Get): Promise<Response> => {
  const context = await contextOf(request);
  const linkId = id.safeParse(params.linkId);
  const link = linkId.success ? await ownLink(context, linkId.data) : undefined;
  if (!linkId.success || !link) return notFound();
  const { athleteId, parts } = link;
  const of = { athleteId, linkId: linkId.data, language: context.language, parts };
  const visitor = requestScope();
  return withDownloadSlot(`${athleteId} ${visitor.address}`, (body) =>
    sendPdf({ services: context.services, visitor }, of, { body }),
  );
};
