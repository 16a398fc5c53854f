import { Marked } from 'marked';
import { z } from 'zod';
import type { LegalText } from './legal-text.ts';

const day = z.iso.date();
const frontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  version: day,
  date: day,
  changes: z.string().min(1),
});

const fence = /^---\n([\s\S]+?)\n---\n/;

const fieldsOf = (lines: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lines.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );

/** Puts a value between braces in its place. A name without a value, or a value without a place, is a mistake. */
const fill = (markdown: string, values: Readonly<Record<string, string>>): string =>
  markdown.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text names {${name}}, which has no value`);
    return value;
  });

const named = /^(.+) \{#([a-z-]+)\}$/;

/** Reads a text with its front matter. A heading names its id, the same in both languages: `## Rights {#rights}`. */
export const readLegalText = (source: string, values: Readonly<Record<string, string>>): LegalText => {
  const [head = '', lines = ''] = fence.exec(source) ?? [];
  const headings: { id: string; title: string }[] = [];
  const marked = new Marked({
    renderer: {
      heading: ({ depth, text }) => {
        const [, title, id] = named.exec(text) ?? [];
        if (depth !== 2 || title === undefined || id === undefined)
          throw new Error(`Not a heading with an id: ${text}`);
        headings.push({ id, title });
        return `<h2 id="${id}">${title}</h2>\n`;
      },
      html: ({ raw }) => {
        throw new Error(`HTML in a text: ${raw}`);
      },
    },
  });
  const html = marked.parse(fill(source.slice(head.length), values), { async: false });
  return { ...frontMatter.parse(fieldsOf(lines)), headings, html };
};

/** Text for Markdown that is shown as it is. */
export const asMarkdown = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
