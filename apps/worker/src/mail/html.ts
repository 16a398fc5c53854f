export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | Html | readonly Html[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
  return part.map((inner) => inner.text).join('');
};

/** A template tag that escapes every value except those that are {@link Html} already. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((text, string, index) => `${text}${escaped(parts[index - 1] ?? '')}${string}`));

/** An email address, or the address of a page, as `breakable` of `packages/ui` knows them: `1.88` is a number. */
const address = /^(?:\S+@\S+|\S+\.\p{L}{2,}(?:[/?#:]\S*)?)$/u;

const broken = (word: string): string =>
  word
    .split(word.includes('@') ? /(?<=@)|(?<=\.)(?=.*@)/u : /(?<=\.)(?=.)/u)
    .map(escaped)
    .join('<wbr>');

/** Escapes the text, and lets an address in it break after its `@` or a dot before it rather than within a word. */
export const breakable = (text: string): Html =>
  new Html(
    text
      .split(/(\S+[@.]\S+)/u)
      .map((part) => (address.test(part) ? broken(part) : escaped(part)))
      .join(''),
  );
