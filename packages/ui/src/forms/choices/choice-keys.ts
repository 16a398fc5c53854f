/** Effect of a key in a group of `count` choices: moves the focus or chooses; null if none. Places count from 0. */
export type KeyMeaning = { readonly focus: number } | { readonly choose: number } | null;

/** `at` is the choice that has the focus, or -1 if the question itself has it. */
export const meaningOf = (key: string, at: number, count: number): KeyMeaning => {
  if (key.length === 1 && key >= '1' && key <= String(Math.min(count, 9))) return { choose: Number(key) - 1 };
  if (at < 0) return null;
  if (key === 'ArrowDown' || key === 'ArrowRight') return { focus: (at + 1) % count };
  if (key === 'ArrowUp' || key === 'ArrowLeft') return { focus: (at + count - 1) % count };
  if (key === 'Home') return { focus: 0 };
  return key === 'End' ? { focus: count - 1 } : null;
};
