import { randomBytes } from 'node:crypto';
import { requestScope } from '../request-scope.server.ts';

/** Nobody can write it into a page: it is another in each process. */
const place = `kept-out-${randomBytes(16).toString('base64url')}:`;

/**
 * Returns what stands in the page for a part that was rendered before, until the page is complete. React and the router
 * would otherwise encode and search every byte of it.
 */
export const keepOut = (html: Uint8Array): string => {
  const scope = requestScope();
  scope.keptOut ??= [];
  return `${place}${scope.keptOut.push(html) - 1};`;
};

/** The page with what was kept out of it. Its text has a character for each byte. */
export const withKeptOut = (page: string): Buffer<ArrayBuffer> => {
  const { keptOut = [] } = requestScope();
  const [start = '', ...following] = page.split(place);
  const parts = following.flatMap((text) => {
    const end = text.indexOf(';');
    return [keptOut[Number(text.slice(0, end))] ?? new Uint8Array(), Buffer.from(text.slice(end + 1), 'latin1')];
  });
  return Buffer.concat([Buffer.from(start, 'latin1'), ...parts]);
};
