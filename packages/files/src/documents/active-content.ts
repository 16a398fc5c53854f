import { PDFArray, PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';

/** Dictionary keys whose value is active content, wherever the dictionary is. */
const activeEntries: readonly string[] = [
  'JS',
  'JavaScript',
  'EmbeddedFiles',
  'EmbeddedFile',
  'EF',
  'XFA',
  'Collection',
  'FFilter',
];

/** Types of actions, annotations and streams that are active. A link to an address or to a page is not. */
const activeTypes: readonly string[] = [
  'JavaScript',
  'Launch',
  'ImportData',
  'SubmitForm',
  'GoToE',
  'GoToR',
  'Thread',
  'Movie',
  'Sound',
  'Rendition',
  'RichMedia',
  'RichMediaExecute',
  'FileAttachment',
  'EmbeddedFile',
];

const typeEntries: readonly string[] = ['S', 'Type', 'Subtype'];

const nameOf = (object: PDFObject): string | undefined => (object instanceof PDFName ? object.decodeText() : undefined);

const isActiveEntry = (dict: PDFDict, key: PDFName, value: PDFObject): boolean => {
  const entry = key.decodeText();
  if (activeEntries.includes(entry)) return true;
  if (!typeEntries.includes(entry)) return false;
  return activeTypes.includes(nameOf(value) ?? nameOf(dict.lookup(key) ?? value) ?? '');
};

const isActiveDict = (dict: PDFDict): boolean =>
  dict.entries().some(([key, value]) => isActiveEntry(dict, key, value) || isActive(value));

/**
 * True if an object, or one within it, runs a program, opens or sends a file, or contains one. Checks every object of
 * the file, even if the catalogue does not lead to it: another program may find it.
 */
export const isActive = (object: PDFObject): boolean => {
  if (object instanceof PDFDict) return isActiveDict(object);
  // A stream with a file specification keeps its bytes in another file.
  if (object instanceof PDFStream) return object.dict.has(PDFName.of('F')) || isActiveDict(object.dict);
  return object instanceof PDFArray && object.asArray().some(isActive);
};
