/** Paraglide's message format: a text, or variants selected by a parameter. */
export type Messages = Readonly<Record<string, unknown>>;

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\s*([A-Za-z_]\w*)[^}]*\}/g)].flatMap(([, name]) => name ?? []);

interface Variant {
  readonly declarations?: readonly string[];
  readonly match: Readonly<Record<string, string>>;
}

const isVariant = (value: unknown): value is Variant => typeof value === 'object' && value !== null && 'match' in value;

const variantsOf = (message: unknown): readonly Variant[] =>
  (Array.isArray(message) ? message : [message]).filter(isVariant);

const declared = (message: unknown, kind: 'input' | 'local'): string[] =>
  variantsOf(message)
    .flatMap(({ declarations = [] }) => declarations)
    .flatMap((line) => new RegExp(`^${kind}\\s+(\\w+)`).exec(line)?.[1] ?? []);

/** Returns a message's text, or the text of each of its variants. */
export const textsOf = (message: unknown): readonly string[] =>
  typeof message === 'string' ? [message] : variantsOf(message).flatMap(({ match }) => Object.values(match));

export const parametersOf = (message: unknown): readonly string[] => {
  const locals = new Set(declared(message, 'local'));
  const names = [...declared(message, 'input'), ...textsOf(message).flatMap(placeholders)];
  return [...new Set(names)].filter((name) => !locals.has(name)).sort();
};

const isKey = (name: string): boolean => !name.startsWith('$');

/** Returns one line per message that is missing or empty in a language, or whose parameters differ. */
export const parityFailures = (english: Messages, french: Messages): readonly string[] => {
  const keys = [...new Set([...Object.keys(english), ...Object.keys(french)])].filter(isKey).sort();
  return keys.flatMap((key) => {
    if (!(key in english)) return [`${key}: missing in en`];
    if (!(key in french)) return [`${key}: missing in fr-ca`];
    const failures: string[] = [];
    for (const [language, message] of [
      ['en', english[key]],
      ['fr-ca', french[key]],
    ] as const) {
      const texts = textsOf(message);
      if (texts.length === 0 || texts.some((text) => text.trim() === '')) failures.push(`${key}: empty in ${language}`);
    }
    const [en, fr] = [parametersOf(english[key]), parametersOf(french[key])];
    if (en.join() !== fr.join())
      failures.push(`${key}: parameters differ (en: ${en.join(', ') || 'none'}; fr-ca: ${fr.join(', ') || 'none'})`);
    return failures;
  });
};

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns the messages that no source uses. A composed key (`section_${name}_title`) counts as used if a template
 * matches it.
 */
export const unusedMessages = (messages: Messages, sources: readonly string[]): readonly string[] => {
  const text = sources.join('\n');
  const words = new Set(text.match(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)*\b/g));
  const templates = [...text.matchAll(/`([a-z0-9_]*(?:\$\{[^}`]+\}[a-z0-9_]*)+)`/g)]
    .flatMap(([, template]) => template ?? [])
    .filter((template) => /[a-z]_|_[a-z]/.test(template.replace(/\$\{[^}]+\}/g, '')))
    .map(
      (template) =>
        new RegExp(
          `^${template
            .split(/\$\{[^}]+\}/)
            .map(escapeRegExp)
            .join('\\w+')}$`,
        ),
    );
  return Object.keys(messages)
    .filter(isKey)
    .filter((key) => !words.has(key) && !templates.some((template) => template.test(key)));
};
