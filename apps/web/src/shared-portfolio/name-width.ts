type Weight = 'light' | 'black';

/** Advance widths of Archivo at the stretch and letter spacing of `display`, in em, rounded up. */
const widths: Readonly<Record<Weight, Readonly<Record<string, number>>>> = {
  light: {
    il: 0.21,
    "'’": 0.23,
    I: 0.28,
    'ft.-': 0.37,
    r: 0.35,
    JL: 0.61,
    FPTYZV: 0.77,
    ORQDGC: 0.94,
    W: 1.05,
    mMœŒæÆ: 1.1,
  },
  black: {
    "il'’": 0.32,
    'I-.': 0.37,
    fr: 0.47,
    t: 0.5,
    vysz: 0.69,
    JLkhnu: 0.73,
    x: 0.77,
    GHNOQUK: 0.94,
    wm: 1.13,
    MWœŒæÆ: 1.21,
  },
};
const ANY_CAPITAL = { light: 0.86, black: 0.9 };
const ANY_OTHER = { light: 0.64, black: 0.75 };

const glyphWidth = (glyph: string, weight: Weight): number => {
  const known = Object.entries(widths[weight]).find(([glyphs]) => glyphs.includes(glyph));
  if (known) return known[1];
  if (/\p{M}/u.test(glyph)) return 0;
  if (/\p{Lu}/u.test(glyph)) return ANY_CAPITAL[weight];
  // Letters outside the Latin script, some of which are as wide as they are high.
  return /\p{Script=Latin}/u.test(glyph) ? ANY_OTHER[weight] : 1.25;
};

const wordWidth = (word: string, weight: Weight): number =>
  Array.from(word.normalize('NFD')).reduce((sum, glyph) => sum + glyphWidth(glyph, weight), 0);

/** The name's room on the narrowest phone, in em of the smallest size: 254 px at 28 px. */
export const WIDEST_UNBROKEN = 9;

/** A double name that fits on the narrowest phone is one part, which is set smaller instead of broken. */
const partsOf = (name: string, weight: Weight): readonly string[] =>
  name.split(/\s+/u).flatMap((word) => (wordWidth(word, weight) <= WIDEST_UNBROKEN ? [word] : word.split(/(?<=-)/u)));

/** The most lines that a name may take, each part of it on one. */
export const nameLines = (name: string, weight: Weight): number => partsOf(name, weight).length;

/**
 * Returns the width in em of the widest part of a name that has to stay on one line, never less than 1 em. A name
 * breaks at spaces, and a long double name after its hyphens.
 */
export const nameWidth = (name: string, weight: Weight): number => {
  const parts = partsOf(name, weight).map((part) => wordWidth(part, weight));
  return Math.ceil(Math.max(1, ...parts) * 100) / 100;
};
