import type { Font } from 'fontkit';
import { type FontName, fontNames, openFont } from './font-files.ts';

/** The weight that is checked; all weights of a font have the same letters. */
const ASKED = 400;

/** Bounds the cache, because people can write endless combinations of letters and marks. */
const MAX_KNOWN = 5000;

const hasAll = (font: Font, cluster: string): boolean =>
  [...cluster].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** True if the font attaches each mark to its letter. Other fonts draw marks beside the letter or across it. */
const attachesMarks = (font: Font, cluster: string): boolean =>
  font
    .layout(cluster)
    .positions.slice(1)
    .every(({ xAdvance, xOffset, yOffset }) => xAdvance === 0 && (xOffset !== 0 || yOffset !== 0));

const choose = (cluster: string): FontName | null => {
  let able: FontName | null = null;
  for (const name of fontNames) {
    const font = openFont(name, ASKED);
    if (!hasAll(font, cluster)) continue;
    if (attachesMarks(font, cluster)) return name;
    able ??= name;
  }
  return able;
};

const known = new Map<string, FontName | null>();

/**
 * Returns the font for a grapheme cluster (a letter with its marks): the first that has all of it and attaches the
 * marks, else the first that has all of it, else null.
 */
export const fontOf = (cluster: string): FontName | null => {
  const found = known.get(cluster);
  if (found !== undefined) return found;
  const name = choose(cluster);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(cluster, name);
  return name;
};
