/** Text that is already markup; anything else is escaped when inserted. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

type Value = string | Html | readonly Html[];

const render = (value: Value): string => {
  if (typeof value === 'string') return escaped(value);
  return value instanceof Html ? value.text : value.map(({ text }) => text).join('');
};

export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.reduce((before, part, index) => before + render(values[index - 1] ?? '') + part));
