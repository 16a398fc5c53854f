import { cellsOf } from './coverage.ts';
import { type Messages, textsOf } from './message-parity.ts';

/** A word or phrase that docs/writing.md replaces. */
export interface WordRule {
  readonly phrase: string;
  readonly instead: string;
  readonly why: string;
}

/** The table below a heading of docs/writing.md whose columns are “instead of”, “write” and “why”. */
export const wordRules = (document: string, heading: string): readonly WordRule[] => {
  const section = document.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).flatMap((line) => {
    const [, phrases = '', instead = '', why = ''] = cellsOf(line);
    return phrases.split(' · ').map((phrase) => ({ phrase, instead, why }));
  });
};

/** Matches a phrase as whole words, with any spaces and capitals; `{x}` in it stands for any parameter. */
const matcherOf = (phrase: string): RegExp => {
  const pattern = phrase
    .replaceAll(/[.*+?^$()[\]\\|]/g, '\\$&')
    .replaceAll(/\{\w+\}/g, '\\{[^}]*\\}')
    .replaceAll(/ +/g, '[\\s\\u00a0]+')
    .replaceAll(/[’']/g, "[’']");
  return new RegExp(`(?<![\\p{L}\\d_-])${pattern}(?![\\p{L}\\d_-])`, 'iu');
};

/** Takes texts by key; returns one line per phrase that a rule replaces, with what to write and why. */
export const wordFailures = (texts: Messages, rules: readonly WordRule[]): readonly string[] => {
  const matchers = rules.map((rule) => ({ ...rule, matcher: matcherOf(rule.phrase) }));
  return Object.entries(texts)
    .filter(([key]) => !key.startsWith('$'))
    .flatMap(([key, message]) =>
      textsOf(message).flatMap((text) =>
        matchers
          .filter(({ matcher }) => matcher.test(text))
          .map(({ phrase, instead, why }) => `${key}: “${phrase}”; write: ${instead}${why === '' ? '' : ` (${why})`}`),
      ),
    );
};
