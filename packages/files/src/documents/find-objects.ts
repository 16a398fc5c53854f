import { type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { contentAfter } from './content-after.ts';
import { type Cipher, ObjectReader } from './object-reader.ts';
import { type NumberedObject, packedIn } from './packed-objects.ts';

/** White space without line ends, because a number on an earlier line may be in a comment. */
const BLANK = '[\\0\\t\\f ]';
const NUMBERS = `(?<![\\d.+\\-])(?<number>\\d{1,9})${BLANK}+(?<generation>\\d{1,5})${BLANK}*`;

/** The keyword before an object, with its number and generation where they stand as usual, or before a trailer. */
const HEADS = new RegExp(`(?:${NUMBERS})?(?<=[\\d.+\\-\\0\\t\\n\\f\\r ])obj|trailer`, 'g');

/** How often each byte may be read on average: once more for each object that its own object is written within. */
const MOST_READINGS = 8;
/** Bytes that may be read in addition, for small files. */
const MORE_BYTES = 2 ** 20;

/** Begins a dictionary or an array. Another PDF reader may make something of one that breaks off. */
const isContainer = (text: string, at: number): boolean => text[at] === '[' || text.startsWith('<<', at);

/** First characters of what is decrypted with its number. */
const ENCRYPTED = '<[(';

/**
 * Returns every object that any PDF reader could find: each that follows the keyword `obj` or `trailer`, even in a comment,
 * a string or the bytes of a stream, and those in object streams. Whether a cross-reference table leads there does not
 * matter, because PDF readers disagree on which table counts, and search the bytes themselves if it is damaged. Throws on
 * a dictionary or an array that cannot be read, on objects that are written within each other many times over, and on what
 * cannot be decrypted because its number cannot be told.
 */
export const findObjects = (source: Uint8Array, cipher?: Cipher): readonly NumberedObject[] => {
  const text = Buffer.from(source.buffer, source.byteOffset, source.length).toString('latin1');
  const reader = new ObjectReader(source, cipher);
  let bytesLeft = MOST_READINGS * text.length + MORE_BYTES;
  const read = (at: number, ref?: PDFRef): PDFObject | undefined => {
    if (at === text.length) return undefined;
    if (bytesLeft < 0) throw new Error('Too many objects are written within each other');
    try {
      return reader.readAt(at, ref);
    } catch (error) {
      if (isContainer(text, at)) throw error;
      return undefined;
    } finally {
      bytesLeft -= reader.offset - at;
    }
  };
  const contentAt = contentAfter(text);
  const found: NumberedObject[] = [];
  for (const { 0: head, index, groups } of text.matchAll(HEADS)) {
    const number = groups?.number === undefined ? undefined : Number(groups.number);
    const ref = number === undefined ? undefined : PDFRef.of(number, Number(groups?.generation));
    const at = contentAt(index + head.length);
    const object = read(at, ref);
    if (object && cipher && head === 'obj' && ENCRYPTED.includes(text.charAt(at)))
      throw new Error('The number of an encrypted object cannot be told');
    if (object) found.push({ number, object }, ...packedIn(object));
  }
  return found;
};
