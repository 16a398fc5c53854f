import { randomBytes } from 'node:crypto';
import { requestScope } from '../request-scope.server.ts';

/** Nobody can write it into a page: it is another in each process. */
const place = `kept-out-${randomBytes(16).toString('base64url')}`;

/**
 * Returns what stands in the page for a long part that was rendered before, until the page is complete. React and the
 * router would otherwise encode and search every byte of it. A page has one such part at most.
 */
export const keepOut = (html: Uint8Array): string => {
  requestScope().keptOut = html;
  return place;
};

/** The page with what was kept out of it. Its text has a character for each byte. */
export const withKeptOut = (page: string): Buffer<ArrayBuffer> => {
  const { keptOut } = requestScope();
  const at = keptOut ? page.indexOf(place) : -1;
  if (!keptOut || at === -1) return Buffer.from(page, 'latin1');
  return Buffer.concat([
    Buffer.from(page.slice(0, at), 'latin1'),
    keptOut,
    Buffer.from(page.slice(at + place.length), 'latin1'),
  ]);
};
