import { PDFDocument, PDFParser } from '@cantoo/pdf-lib';
import type { Cipher } from './object-reader.ts';

let cipher: Cipher | undefined;
const forBytes = PDFParser.forBytesWithOptions;
// Notes how pdf-lib decrypts a document, which it tells nobody else.
PDFParser.forBytesWithOptions = (...parameters) => {
  const [, , , , , cryptoFactory] = parameters;
  cipher = cryptoFactory;
  return forBytes(...parameters);
};

export interface OpenedPdf {
  readonly pages: number;
  /** Undefined for a document that is not encrypted. */
  readonly cipher?: Cipher;
}

const options = { ignoreEncryption: true, updateMetadata: false } as const;

/**
 * Opens a PDF, even one that is encrypted if it asks for no password: schools seal transcripts that way, and a person who
 * opens one notices nothing. Returns `encrypted` for one that only its password opens. Throws on one without a tree of pages.
 * Works once per process.
 */
export const openPdf = async (source: Uint8Array): Promise<OpenedPdf | 'encrypted'> => {
  const document = await PDFDocument.load(source, options);
  if (document.context.trailerInfo.Encrypt === undefined) return { pages: document.getPageCount() };
  const decrypted = await PDFDocument.load(source, { ...options, password: '' }).catch(() => undefined);
  return decrypted && cipher ? { pages: decrypted.getPageCount(), cipher } : 'encrypted';
};
