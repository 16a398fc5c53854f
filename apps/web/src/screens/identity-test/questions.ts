import type { Answer, Answers, ShownChoice, ShownTest } from '@palmares/domain/identity';

/** In the order of the test. */
export const parts = ['masks', 'colors', 'learningStyles', 'grit'] as const;
export type Part = (typeof parts)[number];

interface ItemQuestion {
  readonly id: string;
  readonly stem: string;
  readonly choices: readonly ShownChoice[];
}

/** One screen of the test. */
export type Question =
  | ({ readonly part: 'masks' } & ItemQuestion)
  | ({ readonly part: 'colors' | 'learningStyles' } & ItemQuestion)
  | { readonly part: 'grit'; readonly id: string; readonly stem: string };

export const questionsOf = ({ masks, colors, learningStyles, grit }: ShownTest): readonly Question[] => [
  ...masks.map((item): Question => ({ part: 'masks', ...item })),
  ...colors.map((item): Question => ({ part: 'colors', ...item })),
  ...learningStyles.map((item): Question => ({ part: 'learningStyles', ...item })),
  ...grit.map(({ id, text }): Question => ({ part: 'grit', id, stem: text })),
];

export const isAnswered = (answers: Answers, { part, id }: Question): boolean => id in answers[part];

/** Returns the index of the first question without an answer; the number of questions if all have one. */
export const firstOpen = (questions: readonly Question[], answers: Answers): number => {
  const index = questions.findIndex((question) => !isAnswered(answers, question));
  return index < 0 ? questions.length : index;
};

/** True for the first question of a part, while the part has no answer. */
export const beginsPart = (questions: readonly Question[], index: number, answers: Answers): boolean => {
  const part = questions[index]?.part;
  return part !== undefined && questions[index - 1]?.part !== part && Object.keys(answers[part]).length === 0;
};

/** Returns the place of a question among those of its part, which begins at 1. */
export const placeInPart = (questions: readonly Question[], index: number) => {
  const isOwn = ({ part }: Question) => part === questions[index]?.part;
  return { number: questions.slice(0, index + 1).filter(isOwn).length, total: questions.filter(isOwn).length };
};

export interface PartProgress {
  readonly part: Part;
  readonly answered: number;
  readonly total: number;
}

export const progressOf = (questions: readonly Question[], answers: Answers): readonly PartProgress[] =>
  parts.map((part) => {
    const own = questions.filter((question) => question.part === part);
    return { part, answered: own.filter((question) => isAnswered(answers, question)).length, total: own.length };
  });

/** Returns the answers with this one added, which replaces an earlier one to the same question. */
export const answered = (answers: Answers, answer: Answer): Answers => {
  switch (answer.part) {
    case 'masks':
      return { ...answers, masks: { ...answers.masks, [answer.item]: answer.ranking } };
    case 'grit':
      return { ...answers, grit: { ...answers.grit, [answer.item]: answer.agreement } };
    default:
      return { ...answers, [answer.part]: { ...answers[answer.part], [answer.item]: answer.choice } };
  }
};
