import { PDFContext, PDFDocument, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';

export interface ParsedPdf {
  readonly document: PDFDocument;
  /** Every object in the file, including those that a later object of the same number replaces. */
  readonly objects: readonly PDFObject[];
}

const objects: PDFObject[] = [];
const keepLast = PDFContext.prototype.assign;
// Records every object: a reader follows the cross-reference table, so it may find one that pdf-lib overwrites.
PDFContext.prototype.assign = function assign(ref: PDFRef, object: PDFObject): void {
  objects.push(object);
  keepLast.call(this, ref, object);
};

const load = (source: Uint8Array, throwOnInvalidObject: boolean): Promise<PDFDocument> => {
  objects.length = 0;
  return PDFDocument.load(source, { ignoreEncryption: true, throwOnInvalidObject, updateMetadata: false });
};

const isEncrypted = (document: PDFDocument): boolean => document.context.trailerInfo.Encrypt !== undefined;

/** Parses a PDF, once per process. Throws on an object that cannot be read, because another program might read it. */
export const parsePdf = async (source: Uint8Array): Promise<ParsedPdf | 'encrypted'> => {
  // Object streams of an encrypted file are unreadable; report only the encryption.
  if (isEncrypted(await load(source, false))) return 'encrypted';
  const document = await load(source, true);
  return { document, objects: [...objects] };
};
