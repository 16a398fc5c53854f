import { Marked, type MarkedExtension, Renderer } from 'marked';

export interface Heading {
  readonly id: string;
  readonly title: string;
  readonly depth: number;
}

export interface ReadMarkdown {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** Lets a name such as `anon_token` or `accessToken` break between its words in a narrow table. */
const betweenWords = (html: string): string => html.replace(/(?<=_)(?=\w)|(?<=\p{Ll})(?=\p{Lu})/gu, '<wbr>');

const standard = new Renderer();

const named = /^(.+) \{#([a-z0-9-]+)\}$/;

/**
 * Renders our own Markdown. A heading names its id, the same in both languages: `## Rights {#rights}`. Throws for a
 * heading without one, for a first level, which is the page's title, and for HTML.
 */
export const readMarkdown = (markdown: string, ...extensions: readonly MarkedExtension[]): ReadMarkdown => {
  const headings: Heading[] = [];
  const marked = new Marked(...extensions, {
    renderer: {
      heading: ({ depth, text }) => {
        const [, title, id] = named.exec(text) ?? [];
        if (depth < 2 || title === undefined || id === undefined) throw new Error(`Not a heading with an id: ${text}`);
        headings.push({ id, title, depth });
        return `<h${depth} id="${id}">${title}</h${depth}>\n`;
      },
      codespan: (span) => betweenWords(standard.codespan(span)),
      html: ({ raw }) => {
        throw new Error(`HTML in a text: ${raw}`);
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, headings };
};
