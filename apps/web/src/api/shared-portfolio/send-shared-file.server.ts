import type { SharedPortfolio } from '@palmares/domain/shared-portfolio';
import { attachmentNamed } from '../files/attachment.ts';
import { harmless, notFound } from '../files/downloads.server.ts';
import { findStored } from '../files/find-stored.server.ts';
import type { SharedAddressRequest } from './answer-shared-address.server.ts';
import { readSharedPortfolio } from './read-shared-portfolio.server.ts';

/** Seconds for which the address of a picture is valid. */
const PICTURE_SECONDS = 15 * 60;

/** Used in place of an address, to find the file among those that are shown. */
const nameOf = (fileId: string, size: string): string => `${size} ${fileId}`;

/** The headers of a file that the portfolio shows; null for any other. */
const headersOf = ({ sections }: SharedPortfolio, name: string): Record<string, string> | null => {
  const picture = sections?.['profile-picture'];
  if (picture && Object.values(picture).includes(name))
    return { 'content-type': 'image/webp', 'cache-control': `private, max-age=${PICTURE_SECONDS}` };
  const document = sections?.['academic-documents']?.find(({ address }) => address === name);
  return document
    ? {
        'content-type': document.type,
        'cache-control': 'private, no-store',
        'content-disposition': attachmentNamed(document.name, document.type),
      }
    : null;
};

/** Sends the picture or a document, if the portfolio shows it to the visitors of this link now. */
export const sendSharedFile = async ({
  services,
  link,
  address,
  at,
  body,
}: SharedAddressRequest): Promise<Response> => {
  const { kind, language, fileId } = address;
  if (fileId === null || kind === 'contacts' || kind === 'pdf') return notFound();
  const portfolio = await readSharedPortfolio(services, link, { at, language, fileAddress: nameOf });
  const headers = portfolio && headersOf(portfolio, nameOf(fileId, kind));
  if (!headers) return notFound();
  const { key, stored } = await findStored(services.files, { athleteId: link.athleteId, fileId, size: kind });
  return new Response(body(await services.files.read(key)), {
    headers: { ...harmless, ...headers, 'content-length': String(stored.bytes) },
  });
};
