const fence = /^---\n([\s\S]+?)\n---\n/;

export interface Fronted {
  readonly fields: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Splits a source into the `name: value` lines between the two fences at its beginning, and the text after them. */
export const splitFrontMatter = (source: string): Fronted => {
  const [head = '', lines = ''] = fence.exec(source) ?? [];
  const entries = lines.split('\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { fields: Object.fromEntries(entries), body: source.slice(head.length) };
};
