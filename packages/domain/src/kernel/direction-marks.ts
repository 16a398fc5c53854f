/** Left-to-right, right-to-left and Arabic letter mark. */
const single = /[\u200e\u200f\u061c]/gu;
/** Embeddings and isolates, and what ends them. Overrides are no part: they change the order of any letters. */
const paired = /[\u202a-\u202c\u2066-\u2069]/gu;
/** An override from left to right, which changes the order of right-to-left letters only. */
const leftToRight = /\u202d/gu;

/** Letters of Hebrew, Arabic, Syriac, Thaana, N’Ko, Adlam and their neighbours. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const closing = new Set(['\u202c', '\u2069']);
const closedBy = (opening: string): string => (opening < '\u2066' ? '\u202c' : '\u2069');

/** Returns the line without unpaired direction marks, which would change the direction of the text after them. */
const balanced = (line: string): string => {
  const open: { readonly at: number; readonly mark: string }[] = [];
  const kept = new Set<number>();
  for (const { index, 0: mark } of line.matchAll(paired)) {
    if (!closing.has(mark)) open.push({ at: index, mark });
    else {
      const last = open.at(-1);
      if (!last || closedBy(last.mark) !== mark) continue;
      open.pop();
      kept.add(last.at).add(index);
    }
  }
  return line.replace(paired, (mark, at: number) => (kept.has(at) ? mark : ''));
};

/**
 * Drops the direction marks that programs put around names and numbers. In text with right-to-left letters they
 * determine the reading order, so they stay there, as long as each pair is closed on its line.
 */
export const withoutIdleDirectionMarks = (text: string): string =>
  rightToLeft.test(text.replace(single, ''))
    ? text.split('\n').map(balanced).join('\n')
    : text.replace(single, '').replace(paired, '').replace(leftToRight, '');
