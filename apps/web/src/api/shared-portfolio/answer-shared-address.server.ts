import { type OpenLink, openSharedAddress, type SharedAddress, type SharedKind } from '@palmares/db/sharing';
import { requestScope } from '../../server/request-scope.server.ts';
import { type Body, notFound, withDownloadSlot } from '../files/downloads.server.ts';
import { type Services, services } from '../transport/services.server.ts';
import { readGrants } from './grant-cookie.server.ts';
import { readSharedPortfolio } from './read-shared-portfolio.server.ts';
import { sendContacts } from './send-contacts.server.ts';
import { sendPdf } from './send-pdf.server.ts';
import { sendSharedFile } from './send-shared-file.server.ts';

/** A request for a signed address, whose link is open to this visitor. */
export interface SharedAddressRequest {
  readonly services: Services;
  readonly link: OpenLink;
  readonly address: SharedAddress;
  readonly at: Date;
  readonly body: Body;
}

type Sender = (asked: SharedAddressRequest) => Promise<Response>;

const sendSharedContacts: Sender = async ({ services: built, link, address: { language }, at, body }) => {
  const portfolio = await readSharedPortfolio(built, link, { at, language, fileAddress: (fileId) => fileId });
  return portfolio ? sendContacts(portfolio, body) : notFound();
};

const senders: Readonly<Record<SharedKind, Sender>> = {
  medium: sendSharedFile,
  large: sendSharedFile,
  'card-medium': sendSharedFile,
  'card-large': sendSharedFile,
  document: sendSharedFile,
  contacts: sendSharedContacts,
  pdf: ({ services: built, link: { athleteId, linkId, parts }, address: { language }, body }) =>
    sendPdf({ services: built, visitor: requestScope() }, { athleteId, linkId, language, parts }, { body }),
};

/** No range requests, no referrer, no listing by search engines. */
const everywhere = {
  'accept-ranges': 'none',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive, nosnippet',
};

const answer = async (built: Services, address: SharedAddress, at: Date, body: Body): Promise<Response> => {
  const key = { linkId: address.linkId };
  const link = await built.sharing.findUnlockedLink(built.database, key, { grantTokens: readGrants(), at });
  return link ? senders[address.kind]({ services: built, link, address, at, body }) : notFound();
};

/** Answers a signed address with what the link shows this visitor now; otherwise 404, for every reason alike. */
export const answerSharedAddress = async ({
  params,
}: {
  readonly params: { readonly address: string };
}): Promise<Response> => {
  const built = await services();
  const at = built.now();
  const address = openSharedAddress(built.config.pepper, params.address, at);
  const response = address
    ? await withDownloadSlot(`${address.linkId} ${requestScope().address}`, (body) => answer(built, address, at, body))
    : notFound();
  for (const [name, value] of Object.entries(everywhere)) response.headers.set(name, value);
  return response;
};
