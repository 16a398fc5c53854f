import { everyPart } from '../../../portfolio/parts.ts';
import type { Reader } from '../../../portfolio/public-view.ts';

/** A reader of a link that opens every part. */
export const openReader: Reader = {
  language: 'en',
  parts: everyPart(true),
  fileAddress: null,
  gender: null,
  identity: null,
};

export const closedReader: Reader = { ...openReader, parts: everyPart(false) };
