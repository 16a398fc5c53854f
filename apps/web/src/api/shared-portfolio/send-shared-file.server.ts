import type { SharedPortfolio } from '@palmares/domain/shared-portfolio';
import { type FileKey, FileMissing, type FileStore, fileKey } from '@palmares/files';
import { attachmentNamed } from '../files/attachment.ts';
import { harmless, notFound } from '../files/downloads.server.ts';
import type { SharedAddressRequest } from './answer-shared-address.server.ts';
import { readSharedPortfolio } from './read-shared-portfolio.server.ts';

/** Seconds for which the address of a picture is valid. */
const PICTURE_SECONDS = 15 * 60;

type SharedFileKind = Exclude<SharedAddressRequest['address']['kind'], 'contacts' | 'pdf'>;

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

/** The square in place of the card's window, in a picture that was stored before the card had one. */
const squareOf = { 'card-medium': 'medium', 'card-large': 'large' } as const;

const isCard = (kind: string): kind is keyof typeof squareOf => Object.hasOwn(squareOf, kind);

const keyOf = async (files: FileStore, athleteId: string, fileId: string, kind: SharedFileKind): Promise<FileKey> => {
  const key = fileKey({ athleteId, fileId, size: kind });
  if (!isCard(kind)) return key;
  return files.stat(key).then(
    () => key,
    (error: unknown) => {
      if (error instanceof FileMissing) return fileKey({ athleteId, fileId, size: squareOf[kind] });
      throw error;
    },
  );
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
  const key = await keyOf(services.files, link.athleteId, fileId, kind);
  const { bytes } = await services.files.stat(key);
  return new Response(body(await services.files.read(key)), {
    headers: { ...harmless, ...headers, 'content-length': String(bytes) },
  });
};
