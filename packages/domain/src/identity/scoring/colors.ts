import type { Answers } from '../answers.ts';
import type { Bank } from '../bank-shape.ts';
import type { ColorLevel, ColorScores } from '../result.ts';
import { colors } from '../traits.ts';
import { completeAnswers, countTags, tagOf } from './tags.ts';

/** In percent of the items. Chance gives 25. */
const LOW_BELOW = 20;
const HIGH_ABOVE = 33;

const levelOf = (count: number, items: number): ColorLevel => {
  if (100 * count < LOW_BELOW * items) return 'low';
  return 100 * count > HIGH_ABOVE * items ? 'high' : 'mid';
};

export const scoreColors = (items: Bank['colors'], choices: Answers['colors']): ColorScores | null => {
  const complete = completeAnswers(items, choices);
  if (!complete) return null;
  const chosen = complete.map(({ item, answer }) => tagOf(item, answer));
  return countTags(colors, chosen).map(({ tag, count }) => ({
    color: tag,
    count,
    level: levelOf(count, items.length),
  }));
};
