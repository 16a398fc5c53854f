const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu bra cle dro flu gri sta tre vou'.split(
  ' ',
);

/** Mulberry32, a random generator: returns the same numbers between 0 and 1 in each run. */
const numbers = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Returns a function that makes texts of a given length from invented words, each text different. */
export const proseOf = (seed: number) => {
  const next = numbers(seed);
  const word = (): string =>
    Array.from(
      { length: 1 + Math.floor(next() * 4) },
      () => SYLLABLES[Math.floor(next() * SYLLABLES.length)] ?? '',
    ).join('');
  return (length: number): string => {
    let text = word();
    while (text.length < length) text += ` ${word()}`;
    return `${text.slice(0, length - 1).trimEnd()}e`.padEnd(length, 'e');
  };
};

/** Matches placeholder text: the full portfolio's repeats one word and compresses too well. */
const STANDS_FOR_TEXT = /^(?:hockeys |puck )/u;

/** Returns the content with prose in place of every placeholder text. */
export const inProse = <Content>(content: Content, prose: (length: number) => string): Content => {
  const retell = (value: unknown): unknown => {
    if (typeof value === 'string') return STANDS_FOR_TEXT.test(value) ? retold(value) : value;
    if (Array.isArray(value)) return value.map(retell);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, retell(inner)]));
  };
  // A limit on words counts the spaces, so they stay where they are.
  const retold = (value: string): string =>
    value.startsWith('puck ')
      ? value.replace(/\S+/gu, (each) => prose(each.length).replaceAll(' ', 'o'))
      : prose(value.length);
  return retell(content) as Content;
};
