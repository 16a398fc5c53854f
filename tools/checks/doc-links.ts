import { posix } from 'node:path';
import Slugger from 'github-slugger';
import { lexer, type MarkedToken, Parser, walkTokens } from 'marked';
import type { SourceFile } from './repository.ts';

interface Document {
  /** Where its links and images lead. */
  readonly targets: readonly string[];
  /** What GitHub calls its headings in links to them. */
  readonly anchors: ReadonlySet<string>;
}

const parser = new Parser();

const read = (text: string): Document => {
  const slugger = new Slugger();
  const targets: string[] = [];
  const anchors = new Set<string>();
  void walkTokens(lexer(text), (token) => {
    // Without an extension there are no tokens of other types.
    const known = token as MarkedToken;
    if (known.type === 'heading') anchors.add(slugger.slug(parser.parseInline(known.tokens, parser.textRenderer)));
    if (known.type === 'link' || known.type === 'image') targets.push(known.href);
  });
  return { targets, anchors };
};

/** Links of the documents that lead to no file, or to no heading in it. */
export const brokenLinks = (sources: readonly SourceFile[], exists: (path: string) => boolean): readonly string[] => {
  const documents = new Map(sources.map(({ path, text }) => [path, read(text)]));
  return [...documents].flatMap(([path, { targets }]) =>
    targets.flatMap((target) => {
      if (/^[a-z]+:/.test(target)) return [];
      const [file = '', anchor] = target.split('#');
      const reached = file === '' ? path : posix.join(posix.dirname(path), file);
      if (!exists(reached)) return [`${path}: ${target} leads nowhere`];
      const document = documents.get(reached);
      return anchor && document && !document.anchors.has(anchor) ? [`${path}: ${target} names no heading`] : [];
    }),
  );
};
