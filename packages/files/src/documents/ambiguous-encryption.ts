import { PDFDict, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import type { NumberedObject } from './packed-objects.ts';

const ROOT = PDFName.of('Root');
const ENCRYPT = PDFName.of('Encrypt');

/** Entries that every description of an encryption with passwords has. */
const passwordEntries = ['O', 'U', 'P'].map((entry) => PDFName.of(entry));

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

/** Returns every object that a reference to an encryption may mean. Programs leave descriptions in files that none means. */
const meantBy = (named: PDFRef, found: readonly NumberedObject[]): readonly PDFObject[] =>
  found
    .filter(({ number, object }) =>
      number === undefined
        ? passwordEntries.every((entry) => dictOf(object)?.has(entry))
        : number === named.objectNumber,
    )
    .map(({ object }) => object);

const differ = (objects: readonly (PDFObject | undefined)[]): boolean => new Set(objects.map(String)).size > 1;

/**
 * True if PDF readers could disagree on whether and how a document is encrypted, because its trailers do not all name the
 * same encryption or it is described in several ways. `isDecrypted` says whether the objects were found decrypted.
 */
export const isEncryptionAmbiguous = (found: readonly NumberedObject[], isDecrypted: boolean): boolean => {
  const named = namedIn(found);
  if (!isDecrypted) return named.some((encryption) => encryption !== undefined);
  return (
    differ(named) || named.some((encryption) => encryption instanceof PDFRef && differ(meantBy(encryption, found)))
  );
};
