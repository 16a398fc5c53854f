import type { Answers } from '../answers.ts';
import type { Bank } from '../bank-shape.ts';
import type { LearningStyleScores, LearningStyleStrength } from '../result.ts';
import { learningStyles } from '../traits.ts';
import { completeAnswers, countTags, tagOf } from './tags.ts';

const strengthOf = (lead: number): LearningStyleStrength => {
  if (lead >= 4) return 'veryStrong';
  if (lead === 3) return 'strong';
  return lead === 2 ? 'mild' : 'multimodal';
};

export const scoreLearningStyles = (
  items: Bank['learningStyles'],
  choices: Answers['learningStyles'],
): LearningStyleScores | null => {
  const complete = completeAnswers(items, choices);
  if (!complete) return null;
  const chosen = complete.map(({ item, answer }) => tagOf(item, answer));
  const order = countTags(learningStyles, chosen).map(({ tag, count }) => ({ style: tag, count }));
  const [first, second] = order;
  return { order, strength: strengthOf((first?.count ?? 0) - (second?.count ?? 0)) };
};
