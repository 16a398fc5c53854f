import type { Answers } from '../answers.ts';
import type { Bank } from '../bank-shape.ts';
import type { MaskScores } from '../result.ts';
import { masks } from '../traits.ts';
import { completeAnswers, tagOf } from './tags.ts';

/** Positive if `b` has more first places, else more second places, and so on. */
const compareByPlaces = (a: readonly number[], b: readonly number[]): number => {
  const place = a.findIndex((count, index) => count !== b[index]);
  return place === -1 ? 0 : (b[place] ?? 0) - (a[place] ?? 0);
};

/** The first of seven statements gives seven points, the last one. */
export const scoreMasks = (items: Bank['masks'], rankings: Answers['masks']): MaskScores | null => {
  const complete = completeAnswers(items, rankings);
  if (!complete) return null;
  const ranked = complete.map(({ item, answer }) => answer.map((choice) => tagOf(item, choice)));
  return masks
    .map((mask) => {
      const places = masks.map((_, place) => ranked.filter((ranking) => ranking[place] === mask).length);
      const points = places.reduce((sum, count, place) => sum + count * (masks.length - place), 0);
      return { mask, points, places };
    })
    .sort((a, b) => b.points - a.points || compareByPlaces(a.places, b.places))
    .map(({ mask, points }) => ({ mask, points }));
};
