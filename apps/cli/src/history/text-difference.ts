import { diffWordsWithSpace } from 'diff';

/** Longer unchanged stretches, in characters, are cut down to what surrounds a change. */
const CONTEXT = 60;

/** The notation of `git diff --word-diff`. */
export const takenOut = (text: string): string => `[-${text}-]`;
export const putIn = (text: string): string => `{+${text}+}`;

const cut = (text: string, isFirst: boolean, isLast: boolean): string => {
  const characters = [...text];
  if (characters.length <= 2 * CONTEXT) return text;
  const head = isFirst ? '' : characters.slice(0, CONTEXT).join('').replace(/\S+$/u, '');
  const tail = isLast ? '' : characters.slice(-CONTEXT).join('').replace(/^\S+/u, '');
  return `${head}…${tail}`;
};

/** One text with removed and added words marked. */
export const textDifference = (before: string, after: string): string => {
  const parts = diffWordsWithSpace(before, after);
  return parts
    .map(({ value, added, removed }, index) => {
      if (removed) return takenOut(value);
      return added ? putIn(value) : cut(value, index === 0, index === parts.length - 1);
    })
    .join('');
};

const LONG = 40;

/** False for short values, which are clearer side by side, and for texts that share no word. */
export const isWorthMarking = (before: string, after: string): boolean =>
  before !== '' &&
  after !== '' &&
  before.length + after.length > LONG &&
  diffWordsWithSpace(before, after).some(
    ({ added, removed, value }) => !added && !removed && /[\p{L}\p{N}]/u.test(value),
  );
