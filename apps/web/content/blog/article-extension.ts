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

/**
 * Extends Markdown for articles: text in another language, header cells of columns, and drawings inlined as SVG. A
 * drawing must be a paragraph of its own, with an alternative and a caption. `svgOf` returns a drawing by its name, or
 * throws.
 */
export const articleExtension = (svgOf: (name: string) => string): MarkedExtension => ({
  extensions: [foreign],
  renderer: {
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
