import { Readable } from 'node:stream';
import type { SharedPortfolio } from '@palmares/domain/shared-portfolio';
import { attachment } from '../files/attachment.ts';
import { type Body, harmless, notFound } from '../files/downloads.server.ts';
import { contactCards } from './contact-cards.ts';
import { fileNameOf } from './file-name.ts';

/** The contacts of an opened portfolio to be saved in an address book; not found where the link keeps them closed. */
export const sendContacts = (portfolio: SharedPortfolio, body: Body): Response => {
  const cards = contactCards(portfolio);
  if (cards === null) return notFound();
  return new Response(body(Readable.from([Buffer.from(cards)])), {
    headers: {
      ...harmless,
      'content-type': 'text/vcard; charset=utf-8',
      'content-disposition': attachment(fileNameOf(portfolio, 'vcf')),
      'cache-control': 'private, no-store',
    },
  });
};
