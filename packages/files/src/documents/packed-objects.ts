import { decodePDFRawStream, PDFName, PDFNumber, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { ObjectReader } from './object-reader.ts';

const TYPE = PDFName.of('Type');
const FIRST = PDFName.of('First');
const COUNT = PDFName.of('N');
const OBJECT_STREAM = PDFName.of('ObjStm');

/** Entries that may refer to another object, because the bytes do not depend on them. */
const referring: readonly PDFName[] = [PDFName.of('Length'), PDFName.of('Extends')];

const isObjectStream = (object: PDFObject): object is PDFRawStream => {
  if (!(object instanceof PDFRawStream)) return false;
  if (object.dict.get(TYPE) === OBJECT_STREAM) return true;
  // Another PDF reader may use the offset of the first object and not the type.
  if (object.dict.has(FIRST)) throw new Error('A stream of objects does not say what it is');
  return false;
};

/** Throws on what this decoder leaves out or another PDF reader may resolve to something else. */
const checkPlain = ({ dict }: PDFRawStream): void => {
  if (dict.has(PDFName.of('DecodeParms'))) throw new Error('A stream of objects has parameters');
  const hasReference = dict.entries().some(([key, value]) => value instanceof PDFRef && !referring.includes(key));
  if (hasReference) throw new Error('A stream of objects depends on another object');
};

export interface NumberedObject {
  /** The number by which others refer to it; undefined if it cannot be told. */
  readonly number: number | undefined;
  readonly object: PDFObject;
}

/** Returns the objects in an object stream; none for every other object. Throws on one that cannot be read for certain. */
export const packedIn = (object: PDFObject): readonly NumberedObject[] => {
  if (!isObjectStream(object)) return [];
  checkPlain(object);
  const bytes = decodePDFRawStream(object).decode();
  const first = object.dict.lookup(FIRST, PDFNumber).asNumber();
  const count = object.dict.lookup(COUNT, PDFNumber).asNumber();
  const head = Buffer.from(bytes.subarray(0, first)).toString('latin1').match(/\d+/g) ?? [];
  if (head.length < 2 * count) throw new Error('A stream of objects lacks some of them');
  const reader = new ObjectReader(bytes);
  return Array.from({ length: count }, (_, index) => ({
    number: Number(head[2 * index]),
    object: reader.readAt(first + Number(head[2 * index + 1])),
  }));
};
