import { languageOf } from './language.ts';

/** French says tu to athletes and visitors of the site, vous to scouts. */
export type Reader = 'athlete' | 'scout';

/** Takes a path with or without its language segment; returns who reads that page. */
export const readerOf = (path: string): Reader => {
  const segments = path.split('/').filter(Boolean);
  return segments[languageOf(path) ? 1 : 0] === 'athletes' ? 'scout' : 'athlete';
};
