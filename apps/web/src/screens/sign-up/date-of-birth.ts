/** Every year of a living person, newest first: a shorter list would tell which answer is wanted. */
export const yearsBefore = (thisYear: number): readonly number[] =>
  Array.from({ length: 101 }, (_, index) => thisYear - index);
