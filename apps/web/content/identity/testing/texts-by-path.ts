type TextsByPath = Readonly<Record<string, string>>;

const entriesOf = (part: unknown, path: string): readonly (readonly [string, string])[] => {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part !== 'object' || part === null) throw new Error(`${path} is neither a text nor a record of texts`);
  return Object.entries(part).flatMap(([key, value]) => entriesOf(value, path ? `${path}.${key}` : key));
};

/** Takes a record of texts, nested or not; returns them by path, such as `colors.red.coaching.0`. */
export const textsByPath = (texts: object): TextsByPath => Object.fromEntries(entriesOf(texts, ''));
