import { PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';

/** The head of an object, such as `12 0 obj`, with comments where spaces may be. */
const OBJECT_HEAD = /\d(?:\s|%[^\r\n]*[\r\n])+\d{1,5}(?:\s|%[^\r\n]*[\r\n])+obj\b/;

const FIRST = PDFName.of('First');
const TYPE = PDFName.of('Type');
const OBJECT_STREAM = PDFName.of('ObjStm');

/**
 * True for a stream in which another program could find objects that were not parsed: an object stream without that
 * type, or a stream whose bytes look like objects that the cross-reference table could point to.
 */
export const hidesObjects = (object: PDFObject): boolean => {
  if (!(object instanceof PDFRawStream)) return false;
  if (object.dict.has(FIRST) && object.dict.lookup(TYPE) !== OBJECT_STREAM) return true;
  return OBJECT_HEAD.test(Buffer.from(object.getContents()).toString('latin1'));
};
