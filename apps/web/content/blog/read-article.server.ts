import type { Language } from '@palmares/domain/kernel';
import markedFootnote from 'marked-footnote';
import { z } from 'zod';
import { splitFrontMatter } from '../markdown/front-matter.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import type { WrittenArticle } from './article.ts';
import { articleExtension, type CalloutTitles } from './article-extension.ts';

const frontMatter = z.strictObject({
  title: z.string().min(1).max(70),
  description: z.string().min(80).max(160),
});

interface Labels {
  readonly sources: string;
  readonly back: string;
  readonly callouts: CalloutTitles;
}

/** Not messages, because the browser's bundle never uses them. */
const labels: Readonly<Record<Language, Labels>> = {
  en: { sources: 'Sources', back: 'Back to the text', callouts: { short: 'In short', parents: 'For parents' } },
  'fr-ca': {
    sources: 'Sources',
    back: 'Retour au texte',
    callouts: { short: 'En bref', parents: 'Pour les parents' },
  },
};

const wordsIn = (html: string): number =>
  (html.split('<section ')[0] ?? '')
    .replace(/<(svg|h[2-6])[ >].*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

interface Where {
  readonly language: Language;
  /** Returns a drawing in the article's language. */
  readonly svgOf: (name: string) => string;
}

/** Reads an article when the app is built. Throws if it is malformed. */
export const readArticle = (source: string, { language, svgOf }: Where): WrittenArticle => {
  const { fields, body } = splitFrontMatter(source);
  const { sources, back, callouts } = labels[language];
  const notes = markedFootnote({ prefixId: 'note-', description: sources, headingClass: '', backRefLabel: back });
  const { html, headings } = readMarkdown(body, articleExtension({ svgOf, callouts }), notes);
  const named = html
    .replace(/<section class="footnotes" [^>]*>/, '<section role="doc-endnotes">')
    // Keeps a source's number on the line of the word before it.
    .replaceAll('<sup><a ', '\u2060<sup><a ');
  return {
    ...frontMatter.parse(fields),
    words: wordsIn(named),
    headings: headings.filter(({ depth }) => depth === 2).map(({ id, title }) => ({ id, title })),
    html: named,
  };
};
