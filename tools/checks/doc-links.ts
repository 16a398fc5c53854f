import { posix } from 'node:path';
import type { SourceFile } from './repository.ts';

const link = /\[[^\]]*\]\(([^)\s]+)\)/g;

const slugOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[`*_]/g, '')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');

const slugsOf = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^#+\s+(.+)$/gm)].map(([, heading = '']) => slugOf(heading)));

/** Links of the documents that lead to no file, or to no heading in it. */
export const brokenLinks = (documents: readonly SourceFile[], exists: (path: string) => boolean): readonly string[] => {
  const texts = new Map(documents.map(({ path, text }) => [path, text]));
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(link)].flatMap(([, target = '']) => {
      if (/^[a-z]+:/.test(target)) return [];
      const [file = '', anchor] = target.split('#');
      const reached = file === '' ? path : posix.join(posix.dirname(path), file);
      if (!exists(reached)) return [`${path}: ${target} leads nowhere`];
      const headings = texts.get(reached);
      return anchor && headings !== undefined && !slugsOf(headings).has(anchor)
        ? [`${path}: ${target} names no heading`]
        : [];
    }),
  );
};
