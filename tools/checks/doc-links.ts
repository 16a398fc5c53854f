import { posix } from 'node:path';
import Slugger from 'github-slugger';
import { lexer, type MarkedToken, Parser, walkTokens } from 'marked';
import type { SourceFile } from './repository.ts';

interface Document {
  /** Targets of its links and images. */
  readonly targets: readonly string[];
  /** Anchors that GitHub gives its headings. */
  readonly anchors: ReadonlySet<string>;
}

const parser = new Parser();

const read = (text: string): Document => {
  const slugger = new Slugger();
  const targets: string[] = [];
  const anchors = new Set<string>();
  void walkTokens(lexer(text), (token) => {
    // Without extensions there are no other token types.
    const known = token as MarkedToken;
    if (known.type === 'heading') anchors.add(slugger.slug(parser.parseInline(known.tokens, parser.textRenderer)));
    if (known.type === 'link' || known.type === 'image') targets.push(known.href);
  });
  return { targets, anchors };
};

/** Returns the links in the documents to a missing file or heading. */
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
