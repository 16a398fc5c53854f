export { type Answer, type Answers, answerForm } from './answers.ts';
export { ATTEMPT_MINUTES, GRANTED_MINUTES } from './attempt-minutes.ts';
export type { Bank } from './bank-shape.ts';
export { type ColorShare, colorShares } from './color-shares.ts';
export type {
  AnswerQuestion,
  GrantAttempt,
  IdentityCommand,
  IdentityContext,
} from './commands.ts';
export { type CountedAnswers, countedAnswers } from './counted-answers.ts';
export { type IdentityRefusal, identityDecider } from './decider.ts';
export type { IdentityEvent } from './events.ts';
export { presentTest, type ShownChoice, type ShownItem, type ShownTest } from './presentation.ts';
export {
  type ColorLevel,
  type ColorScores,
  type GritScore,
  type IdentityResult,
  identityResult,
  type LearningStyleScores,
  type LearningStyleStrength,
  type MaskScores,
} from './result.ts';
export { type ScoringRule, scoringRule } from './scoring/index.ts';
export { shownStyles, topMasks } from './shown-traits.ts';
export {
  type Attempt,
  GRACE_SECONDS,
  type IdentityState,
  identityResultOf,
  minutesToStart,
  type Scored,
  scoredAttempt,
  unfinishedAttempt,
} from './state.ts';
export { colorTie, maskTie, type ResultTies, resultTies, styleTie, type Tie, tiedTraits } from './ties.ts';
export { type Color, colors, type LearningStyle, learningStyles, type Mask, masks } from './traits.ts';
