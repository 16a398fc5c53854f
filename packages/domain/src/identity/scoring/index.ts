import type { Answers } from '../answers.ts';
import type { Bank } from '../bank-shape.ts';
import type { IdentityResult } from '../result.ts';
import { scoreColors } from './colors.ts';
import { scoreGrit } from './grit.ts';
import { scoreLearningStyles } from './learning-styles.ts';
import { scoreMasks } from './masks.ts';

export interface ScoringRule {
  /** Raise it whenever the same answers score differently. `palmares identity rescore` then applies it. */
  readonly version: number;
  /** Scores the parts whose items are all answered. Throws on an answer that the bank does not know. */
  score(bank: Bank, answers: Answers): IdentityResult;
}

export const scoringRule: ScoringRule = {
  version: 1,
  score: (bank, answers) => ({
    masks: scoreMasks(bank.masks, answers.masks),
    colors: scoreColors(bank.colors, answers.colors),
    learningStyles: scoreLearningStyles(bank.learningStyles, answers.learningStyles),
    grit: scoreGrit(bank.grit, answers.grit),
  }),
};
