import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import type { NumberedObject } from './packed-objects.ts';

const ROOT = PDFName.of('Root');
const ENCRYPT = PDFName.of('Encrypt');

const dictOf = (object: PDFObject): PDFDict | undefined => {
  if (object instanceof PDFStream) return object.dict;
  return object instanceof PDFDict ? object : undefined;
};

/** Returns what the trailers name as their encryption; undefined stands for a trailer of a document that is not encrypted. */
const namedIn = (found: readonly NumberedObject[]): readonly (PDFObject | undefined)[] =>
  found
    .map(({ object }) => dictOf(object))
    .filter((dict) => dict?.has(ROOT) || dict?.has(ENCRYPT))
    .map((trailer) => trailer?.get(ENCRYPT));

/** Returns every object that a reference to an encryption may mean: none lacks a number in a document that was decrypted. */
const meantBy = (named: PDFRef, found: readonly NumberedObject[]): readonly PDFObject[] =>
  found.filter(({ number }) => number === named.objectNumber).map(({ object }) => object);

/** Another object that is meant could describe another encryption. */
const refersToOthers = (object: PDFObject | undefined): boolean => {
  if (object instanceof PDFArray) return object.asArray().some(refersToOthers);
  return object instanceof PDFRef || (object && dictOf(object)?.values().some(refersToOthers)) === true;
};

const differ = (objects: readonly (PDFObject | undefined)[]): boolean => new Set(objects.map(String)).size > 1;

/**
 * True if PDF readers could disagree on whether and how a document is encrypted, because its trailers do not all name the
 * same encryption, or it is described in several ways or in several objects. `isDecrypted` says whether the objects were
 * found decrypted.
 */
export const isEncryptionAmbiguous = (found: readonly NumberedObject[], isDecrypted: boolean): boolean => {
  const named = namedIn(found);
  if (!isDecrypted) return named.some((encryption) => encryption !== undefined);
  return (
    differ(named) ||
    named.some((encryption) => {
      const descriptions = encryption instanceof PDFRef ? meantBy(encryption, found) : [encryption];
      return differ(descriptions) || descriptions.some(refersToOthers);
    })
  );
};
