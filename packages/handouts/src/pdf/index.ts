import { buffer } from 'node:stream/consumers';
import type { Language } from '@palmares/domain/kernel';
import type { SharedPortfolio } from '@palmares/domain/shared-portfolio';
import PDFDocument from 'pdfkit';
import { drawPage } from './draw-page.ts';
import { pageOf } from './page.ts';

interface Handout {
  readonly portfolio: SharedPortfolio;
  /** The reader's language. */
  readonly language: Language;
  /** Address of the whole portfolio, printed as text and as a QR code. */
  readonly address: string;
  /** A square JPEG. */
  readonly picture?: Buffer | undefined;
}

/** Makes a tagged PDF of one Letter sheet from what the portfolio shows its reader. */
export const makePdf = ({ portfolio, language, address, picture }: Handout): Promise<Buffer> => {
  const page = pageOf(portfolio, language);
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: language === 'fr-ca' ? 'fr-CA' : 'en',
    displayTitle: true,
    info: { Title: page.title, Author: page.name },
  });
  const bytes = buffer(doc);
  drawPage(doc, page, { address, picture });
  doc.end();
  return bytes;
};
