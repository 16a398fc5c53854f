import { randomBytes } from 'node:crypto';
import { requestScope } from '../request-scope.server.ts';

/** Random in each process, so that no content can contain it. */
const place = `kept-out-${randomBytes(16).toString('base64url')}:`;

/**
 * Returns a placeholder for HTML that was rendered before, which `withKeptOut` replaces once React has finished. React
 * and the router would otherwise encode and search every byte of it.
 */
export const keepOut = (html: Uint8Array): string => {
  const scope = requestScope();
  scope.keptOut ??= [];
  return `${place}${scope.keptOut.push(html) - 1};`;
};

/** Replaces the placeholders of a page. Its text has one character per byte. */
export const withKeptOut = (page: string): Buffer<ArrayBuffer> => {
  const { keptOut = [] } = requestScope();
  const [start = '', ...following] = page.split(place);
  const parts = following.flatMap((text) => {
    const end = text.indexOf(';');
    return [keptOut[Number(text.slice(0, end))] ?? new Uint8Array(), Buffer.from(text.slice(end + 1), 'latin1')];
  });
  return Buffer.concat([Buffer.from(start, 'latin1'), ...parts]);
};
