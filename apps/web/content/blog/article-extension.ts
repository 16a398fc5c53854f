import type { MarkedExtension, TokenizerAndRendererExtension, Tokens } from 'marked';

const drawing = 'drawing:';

const isDrawing = (token: { readonly type: string }): token is Tokens.Image =>
  token.type === 'image' && 'href' in token && String(token.href).startsWith(drawing);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Words of another language, such as the title of a source: `{en *Highlight Privacy*}`. */
const foreign: TokenizerAndRendererExtension = {
  name: 'foreign',
  level: 'inline',
  start: (text) => text.search(/\{(?:en|fr) /),
  tokenizer(text) {
    const [raw, language, words] = /^\{(en|fr) ([^{}]+)\}/.exec(text) ?? [];
    if (raw === undefined || words === undefined) return undefined;
    return { type: 'foreign', raw, language, tokens: this.lexer.inlineTokens(words) };
  },
  renderer({ language, tokens = [] }) {
    return `<span lang="${language === 'fr' ? 'fr-CA' : 'en'}">${this.parser.parseInline(tokens)}</span>`;
  },
};

/** The titles of callouts, by the names that Markdown gives them. */
export type CalloutTitles = Readonly<Record<'short' | 'parents', string>>;

/** A callout is a quotation whose first line names it: `> [!short]`. */
const callout = (titles: CalloutTitles): TokenizerAndRendererExtension => ({
  name: 'callout',
  level: 'block',
  start: (text) => /^> \[!/m.exec(text)?.index,
  tokenizer(text) {
    const [raw, name, quoted] = /^> \[!(\w+)\]\n((?:>.*(?:\n|$))+)/.exec(text) ?? [];
    if (raw === undefined || quoted === undefined) return undefined;
    if (name !== 'short' && name !== 'parents') throw new Error(`There is no callout ${name}`);
    if (/^> ?\[!/m.test(quoted)) throw new Error(`A callout follows ${name} without an empty line between them`);
    return { type: 'callout', raw, title: titles[name], tokens: this.lexer.blockTokens(quoted.replace(/^> ?/gm, '')) };
  },
  renderer({ title, tokens = [] }) {
    return `<aside><p><strong>${title}</strong></p>\n${this.parser.parse(tokens)}</aside>\n`;
  },
});

interface ArticleParts {
  /** Returns a drawing by its name, or throws. */
  readonly svgOf: (name: string) => string;
  readonly callouts: CalloutTitles;
}

/**
 * Extends Markdown for articles: text in another language, callouts, header cells of columns, and drawings inlined as
 * SVG. A drawing must be a paragraph of its own, with an alternative and a caption.
 */
export const articleExtension = ({ svgOf, callouts }: ArticleParts): MarkedExtension => ({
  extensions: [foreign, callout(callouts)],
  renderer: {
    blockquote({ text }) {
      if (text.startsWith('[!')) throw new Error(`Not a callout and not a quotation: ${text}`);
      return false;
    },
    paragraph({ tokens }) {
      const [only] = tokens;
      if (tokens.length !== 1 || !only || !isDrawing(only)) return false;
      const { href, text, title } = only;
      if (!text || !title) throw new Error(`The drawing ${href} needs an alternative and a caption`);
      const picture = `<div role="img" aria-label="${escaped(text)}">${svgOf(href.slice(drawing.length))}</div>`;
      return `<figure>${picture}<figcaption>${escaped(title)}</figcaption></figure>\n`;
    },
    image: ({ href }) => {
      throw new Error(`Not a drawing in a paragraph of its own: ${href}`);
    },
    tablecell({ header, tokens }) {
      const words = this.parser.parseInline(tokens);
      return header ? `<th scope="col">${words}</th>\n` : `<td>${words}</td>\n`;
    },
  },
});
