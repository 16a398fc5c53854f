import { AGREEMENT, type Answers } from '../answers.ts';
import type { Bank, GritStatement } from '../bank-shape.ts';
import type { GritScore } from '../result.ts';
import { completeAnswers } from './tags.ts';

const ratings = [1, 2, 3, 4, 5] as const;

/** Rounds `sum / count` to a whole number, halves up. In integers, because 2.5 might be 2.4999… as a quotient. */
const roundedMean = (sum: number, count: number): number => Math.floor((2 * sum + count) / (2 * count));

/** Agreement with a reversed statement counts 5 down to 1. */
export const gritPoints = ({ reversed }: Pick<GritStatement, 'reversed'>, agreement: number): number =>
  reversed ? AGREEMENT.min + AGREEMENT.max - agreement : agreement;

export const scoreGrit = (statements: Bank['grit'], agreements: Answers['grit']): GritScore | null => {
  const complete = completeAnswers(statements, agreements);
  if (!complete) return null;
  const sum = complete.reduce((total, { item, answer }) => total + gritPoints(item, answer), 0);
  const rating = ratings.find((candidate) => candidate === roundedMean(sum, statements.length));
  if (!rating) throw new Error(`${sum} of ${statements.length} statements is no rating`);
  return { score: roundedMean(10 * sum, statements.length) / 10, rating };
};
