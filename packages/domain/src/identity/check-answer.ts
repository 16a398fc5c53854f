import { accepted, type Outcome, type Refusal, refused } from '../kernel/outcome.ts';
import { same } from '../kernel/same.ts';
import { AGREEMENT, type Answer, type Answers } from './answers.ts';
import type { Bank, Item } from './bank-shape.ts';
import type { IdentityEvent } from './events.ts';

export const answerCodes = ['question_unknown', 'choice_unknown', 'ranking_incomplete'] as const;
type AnswerRefusal = Refusal<(typeof answerCodes)[number] | 'number_out_of_range'>;

const hasChoice = ({ choices }: Item<string>, choice: string): boolean => choices.some(({ id }) => id === choice);

/** Refuses an answer that the bank does not know, and a ranking that is not one of all statements. */
export const checkAnswer = (bank: Bank, answer: Answer): Outcome<Answer, AnswerRefusal> => {
  if (answer.part === 'grit') {
    if (!bank.grit.some(({ id }) => id === answer.item)) return refused('question_unknown');
    const fits = answer.agreement >= AGREEMENT.min && answer.agreement <= AGREEMENT.max;
    return fits ? accepted(answer) : refused('number_out_of_range', { params: AGREEMENT });
  }
  const items: readonly Item<string>[] = bank[answer.part];
  const item = items.find(({ id }) => id === answer.item);
  if (!item) return refused('question_unknown');
  const choices = answer.part === 'masks' ? answer.ranking : [answer.choice];
  if (!choices.every((choice) => hasChoice(item, choice))) return refused('choice_unknown');
  const isWhole =
    answer.part !== 'masks' ||
    (new Set(choices).size === item.choices.length && choices.length === item.choices.length);
  return isWhole ? accepted(answer) : refused('ranking_incomplete');
};

/** True if this is what the athlete answered last. */
export const isAnswered = (answers: Answers, answer: Answer): boolean => {
  switch (answer.part) {
    case 'masks':
      return same(answers.masks[answer.item], answer.ranking);
    case 'grit':
      return answers.grit[answer.item] === answer.agreement;
    default:
      return answers[answer.part][answer.item] === answer.choice;
  }
};

export const answerEvent = (attemptId: string, answer: Answer): IdentityEvent => {
  const { item } = answer;
  switch (answer.part) {
    case 'masks':
      return { type: 'MaskQuestionRanked', data: { attemptId, item, ranking: answer.ranking } };
    case 'colors':
      return { type: 'ColorChosen', data: { attemptId, item, choice: answer.choice } };
    case 'learningStyles':
      return { type: 'LearningStyleChosen', data: { attemptId, item, choice: answer.choice } };
    case 'grit':
      return { type: 'GritStatementRated', data: { attemptId, item, agreement: answer.agreement } };
  }
};
