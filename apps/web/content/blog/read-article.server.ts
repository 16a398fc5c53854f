import type { Language } from '@palmares/domain/kernel';
import markedFootnote from 'marked-footnote';
import { z } from 'zod';
import { splitFrontMatter } from '../markdown/front-matter.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import type { Article } from './article.ts';
import { articleExtension } from './article-extension.ts';
import { articleSlugs } from './slugs.ts';

const slugList = z
  .string()
  .transform((list) => list.split(', '))
  .pipe(z.array(z.enum(articleSlugs)).min(1));

const frontMatter = z.strictObject({
  title: z.string().min(1).max(70),
  description: z.string().min(80).max(160),
  published: z.iso.date(),
  checked: z.string().regex(/^\d{4}-\d{2}$/),
  related: slugList,
});

/** Labels of the footnotes. Not messages, because the browser's bundle never uses them. */
const footnotes: Readonly<Record<Language, { readonly title: string; readonly back: string }>> = {
  en: { title: 'Sources', back: 'Back to the text' },
  'fr-ca': { title: 'Sources', back: 'Retour au texte' },
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
export const readArticle = (source: string, { language, svgOf }: Where): Article => {
  const { fields, body } = splitFrontMatter(source);
  const { title, back } = footnotes[language];
  const notes = markedFootnote({ prefixId: 'note-', description: title, headingClass: '', backRefLabel: back });
  const { html, headings } = readMarkdown(body, articleExtension(svgOf), notes);
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
