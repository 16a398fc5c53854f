import { type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import type { NumberedObject } from './packed-objects.ts';

/** Returns everything that some PDF reader could find for a value: itself, or every object that a reference may mean. */
export type Resolve = (value: PDFObject | undefined) => readonly PDFObject[];

/** An object whose number cannot be told may be meant by any reference. */
const ANY = -1;

export const resolverOf = (found: readonly NumberedObject[]): Resolve => {
  const byNumber = Map.groupBy(found, ({ number }) => number ?? ANY);
  const meant = (value: PDFObject, passed: readonly PDFObject[]): readonly PDFObject[] => {
    if (!(value instanceof PDFRef)) return [value];
    if (passed.includes(value)) return [];
    const objects = [...(byNumber.get(value.objectNumber) ?? []), ...(byNumber.get(ANY) ?? [])];
    return objects.flatMap(({ object }) => meant(object, [...passed, value]));
  };
  return (value) => (value ? meant(value, []) : []);
};
