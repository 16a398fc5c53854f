import { z } from 'zod';
import { fill } from '../markdown/fill.ts';
import { splitFrontMatter } from '../markdown/front-matter.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import type { LegalText } from './legal-text.ts';

const frontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  version: z.string().regex(/^\d{4}-\d{2}-\d{2}(\.[2-9])?$/),
  date: z.iso.date(),
  changes: z.string().min(1),
});

/** Reads a text with its front matter. */
export const readLegalText = (source: string, values: Readonly<Record<string, string>>): LegalText => {
  const { fields, body } = splitFrontMatter(source);
  const { html, headings } = readMarkdown(fill(body, values));
  return { ...frontMatter.parse(fields), headings: headings.map(({ id, title }) => ({ id, title })), html };
};

/** Escapes text so that Markdown shows it literally. */
export const asMarkdown = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
