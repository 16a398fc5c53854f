const SIZE = 4;

/** Counts each run of four characters in a text, ignoring case. */
const runsOf = (text: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (let start = 0; start + SIZE <= text.length; start += 1) {
    const run = text.slice(start, start + SIZE).toLowerCase();
    counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  return counts;
};

const lengthOf = (runs: ReadonlyMap<string, number>): number =>
  Math.sqrt([...runs.values()].reduce((sum, count) => sum + count * count, 0));

interface Pair {
  /** Cosine of the two texts' runs: 1 for the same text, 0 for texts that share none. */
  readonly nearness: number;
  readonly texts: readonly [string, string];
}

interface Counted {
  readonly text: string;
  readonly length: number;
}

/** The two texts that are most alike. Throws if there are fewer than two. Compares only texts that share a run. */
export const nearestPair = (texts: readonly string[]): Pair => {
  const [first, second] = texts;
  if (first === undefined || second === undefined) throw new Error('A pair needs two texts');
  let nearest: Pair = { nearness: 0, texts: [first, second] };
  const earlier = new Map<string, { readonly of: Counted; readonly count: number }[]>();
  for (const text of texts) {
    const runs = runsOf(text);
    const counted: Counted = { text, length: lengthOf(runs) };
    const dots = new Map<Counted, number>();
    for (const [run, count] of runs) {
      const others = earlier.get(run) ?? [];
      for (const other of others) dots.set(other.of, (dots.get(other.of) ?? 0) + count * other.count);
      others.push({ of: counted, count });
      earlier.set(run, others);
    }
    for (const [other, dot] of dots) {
      const nearness = dot / (other.length * counted.length);
      if (nearness > nearest.nearness) nearest = { nearness, texts: [other.text, text] };
    }
  }
  return nearest;
};
