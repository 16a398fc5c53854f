import { type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { type Cipher, ObjectReader } from './object-reader.ts';
import { type NumberedObject, packedIn } from './packed-objects.ts';

const SPACE = '[\\0\\t\\n\\f\\r ]';
const BETWEEN = `(?:${SPACE}|%[^\\r\\n]*[\\r\\n])`;

/** The keyword before an object, with its number and generation where they stand as usual, or before a trailer. */
const HEADS = new RegExp(
  `(?:(?<number>\\d{1,10})${SPACE}+(?<generation>\\d{1,5})${SPACE}*)?(?:(?<=[\\d.+\\-]|${SPACE})obj|trailer)${BETWEEN}*`,
  'g',
);

/** Begins a dictionary or an array. Another program may make something of one that breaks off. */
const isContainer = (text: string, at: number): boolean => text[at] === '[' || text.startsWith('<<', at);

/**
 * Returns every object that any program could find in a PDF: each that stands behind the keyword `obj` or `trailer`, also
 * in a comment, a text or the bytes of a stream, and those in object streams. Whether a cross-reference table leads there
 * does not matter, because programs disagree on which table counts, and search the bytes themselves if it is damaged.
 * Throws on a dictionary or an array that cannot be read.
 */
export const findObjects = (source: Uint8Array, cipher?: Cipher): readonly NumberedObject[] => {
  const text = Buffer.from(source.buffer, source.byteOffset, source.length).toString('latin1');
  const reader = new ObjectReader(source, cipher);
  const read = (at: number, ref?: PDFRef): PDFObject | undefined => {
    try {
      return reader.readAt(at, ref);
    } catch (error) {
      if (isContainer(text, at)) throw error;
      return undefined;
    }
  };
  const found: NumberedObject[] = [];
  for (const { 0: head, index, groups } of text.matchAll(HEADS)) {
    const number = groups?.number === undefined ? undefined : Number(groups.number);
    const ref = number === undefined ? undefined : PDFRef.of(number, Number(groups?.generation));
    const object = read(index + head.length, ref);
    if (object) found.push({ number, object }, ...packedIn(object));
  }
  return found;
};
