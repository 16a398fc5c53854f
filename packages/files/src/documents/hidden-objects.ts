import { PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';

/** The head of an object, as in `12 0 obj`, with comments where spaces may be. */
const OBJECT_HEAD = /\d(?:\s|%[^\r\n]*[\r\n])+\d{1,5}(?:\s|%[^\r\n]*[\r\n])+obj\b/;

const FIRST = PDFName.of('First');
const TYPE = PDFName.of('Type');
const OBJECT_STREAM = PDFName.of('ObjStm');

/**
 * True for a stream in which another program could find objects that were not parsed: a stream of objects that does not
 * say what it is, or one whose bytes are objects to which the cross-reference table may point.
 */
export const hidesObjects = (object: PDFObject): boolean => {
  if (!(object instanceof PDFRawStream)) return false;
  if (object.dict.has(FIRST) && object.dict.lookup(TYPE) !== OBJECT_STREAM) return true;
  return OBJECT_HEAD.test(Buffer.from(object.getContents()).toString('latin1'));
};
