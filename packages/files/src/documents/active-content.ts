import { PDFArray, PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { isActiveAction, isStrangeAddress, startsByItself } from './actions.ts';
import type { NumberedObject } from './packed-objects.ts';
import { type Resolve, resolverOf } from './references.ts';

/** Dictionary keys whose value is active content, wherever the dictionary is. */
const activeEntries: readonly string[] = [
  'JS',
  'JavaScript',
  'OnInstantiate',
  'EmbeddedFiles',
  'EmbeddedFile',
  'EF',
  'XFA',
  'Collection',
  'FFilter',
];

/** Types of annotations and streams that are active. */
const activeTypes: readonly string[] = [
  'Movie',
  'Sound',
  'Rendition',
  'RichMedia',
  '3D',
  'FileAttachment',
  'EmbeddedFile',
];

const typeEntries: readonly string[] = ['Type', 'Subtype'];
const addressEntries: readonly string[] = ['URI', 'Base'];

/** Entries of a stream that lead to another file: its bytes, a page of which it stands for, or a better picture. */
const outsideEntries = ['F', 'Ref', 'OPI'].map((entry) => PDFName.of(entry));

const isActiveEntry = (entry: string, value: PDFObject, resolve: Resolve): boolean => {
  if (activeEntries.includes(entry) || startsByItself(entry, value, resolve)) return true;
  if (addressEntries.includes(entry)) return isStrangeAddress(value, resolve);
  if (!typeEntries.includes(entry)) return false;
  return resolve(value).some((type) => type instanceof PDFName && activeTypes.includes(type.decodeText()));
};

const isActiveDict = (dict: PDFDict, resolve: Resolve): boolean =>
  isActiveAction(dict, resolve) ||
  dict.entries().some(([key, value]) => isActiveEntry(key.decodeText(), value, resolve) || isActive(value, resolve));

const isActive = (object: PDFObject, resolve: Resolve): boolean => {
  if (object instanceof PDFDict) return isActiveDict(object, resolve);
  if (object instanceof PDFStream)
    return outsideEntries.some((entry) => object.dict.has(entry)) || isActiveDict(object.dict, resolve);
  return object instanceof PDFArray && object.asArray().some((element) => isActive(element, resolve));
};

/**
 * True if one of the objects runs a script or a program, opens or sends a file, leads elsewhere automatically, or contains
 * a file. Every object counts, even if the catalogue does not lead to it: another PDF reader may find it.
 */
export const hasActiveContent = (found: readonly NumberedObject[]): boolean => {
  const resolve = resolverOf(found);
  return found.some(({ object }) => isActive(object, resolve));
};
