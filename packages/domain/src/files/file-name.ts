import { graphemesOf } from '../kernel/graphemes.ts';
import { normalizeWithin } from '../kernel/normalize.ts';
import { charactersIn, line } from '../kernel/text.ts';

const MAX = 80;
/** Only this many characters at the end are read; device paths are hardly longer. */
const LONGEST = 1024;

const fit = line({ max: MAX, required: true });

const shortened = (text: string): string => {
  if (charactersIn(text) <= MAX) return text;
  const dot = text.lastIndexOf('.');
  const ending = dot > text.length - 8 && dot > 0 ? text.slice(dot) : '';
  const kept = [...graphemesOf(text.slice(0, text.length - ending.length))].slice(0, MAX - ending.length);
  return `${kept.join('')}${ending}`;
};

/**
 * Returns the name that a device gave a file as one line of at most 80 characters, without folders and without
 * characters that a line may not have. An athlete cannot change such a name before sending, so none is refused: one with
 * nothing left is `file`.
 */
export const fileName = (given: string): string => {
  const normal = normalizeWithin(given.slice(-LONGEST), { form: 'NFC', max: LONGEST, unitsPerCharacter: 1 });
  if (!normal.ok) return 'file';
  const own = normal.value.split(/[/\\]/u).at(-1) ?? '';
  const clean = [...own].filter((character) => fit.safeParse(`a${character}b`).success).join('');
  const { data } = fit.safeParse(shortened(clean.replace(/\s+/gu, ' ').trim()));
  return data === undefined || /^\.*$/u.test(data) ? 'file' : data;
};
