/** Every year of a living person, newest first. A shorter list would hint at the wanted answer. */
export const yearsBefore = (thisYear: number): readonly number[] =>
  Array.from({ length: 101 }, (_, index) => thisYear - index);
