import { PDFContext, PDFDocument, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';

export interface ParsedPdf {
  readonly document: PDFDocument;
  /** Every object that the file holds, those included that a later one of the same number takes the place of. */
  readonly objects: readonly PDFObject[];
}

const objects: PDFObject[] = [];
const keepLast = PDFContext.prototype.assign;
// A reader goes by the cross-reference table, so it may find an object that pdf-lib has overwritten by then.
PDFContext.prototype.assign = function assign(ref: PDFRef, object: PDFObject): void {
  objects.push(object);
  keepLast.call(this, ref, object);
};

const load = (source: Uint8Array, throwOnInvalidObject: boolean): Promise<PDFDocument> => {
  objects.length = 0;
  return PDFDocument.load(source, { ignoreEncryption: true, throwOnInvalidObject, updateMetadata: false });
};

const isEncrypted = (document: PDFDocument): boolean => document.context.trailerInfo.Encrypt !== undefined;

/** For a process that reads one file. Throws on an object that cannot be read: another program might read it. */
export const parsePdf = async (source: Uint8Array): Promise<ParsedPdf | 'encrypted'> => {
  // In an encrypted file the streams of objects are not readable, and only that is to be said of it.
  if (isEncrypted(await load(source, false))) return 'encrypted';
  const document = await load(source, true);
  return { document, objects: [...objects] };
};
