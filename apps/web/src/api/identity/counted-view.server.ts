import {
  type Attempt,
  countedAnswers,
  type IdentityState,
  scoredAttempt,
  unfinishedAttempt,
} from '@palmares/domain/identity';
import { bankOf, textsOf } from '@palmares/domain/identity/bank';
import type { Language } from '@palmares/domain/kernel';
import { explanationsIn } from '../../../content/identity/explanations.server.ts';

interface Chosen<Trait extends string> {
  readonly item: string;
  readonly choice: string;
  readonly tag: Trait;
}

const textIn = (attempt: Attempt, language: Language) => {
  const texts = textsOf(attempt, language);
  return (id: string): string => {
    const text = texts[id];
    if (text === undefined) throw new Error(`${id} of the question bank has no text`);
    return text;
  };
};

/**
 * Returns how each answer of the scored attempt counted, in one language, with the traits in the order of the result.
 * Null before an attempt is scored and while another one runs, because it reveals the trait of each statement.
 */
export const countedView = (state: IdentityState, language: Language) => {
  const attempt = scoredAttempt(state);
  if (!attempt || unfinishedAttempt(state)) return null;
  const { result } = attempt.scored;
  const counted = countedAnswers(bankOf(attempt), attempt.answers);
  const { parts } = explanationsIn(language);
  const textOf = textIn(attempt, language);

  const byTrait = <Trait extends string, Of extends Chosen<Trait>>(
    order: readonly Trait[] | undefined,
    answers: readonly Of[] | null,
  ) =>
    order && answers
      ? order.map((trait) => ({
          trait,
          answers: answers
            .filter(({ tag }) => tag === trait)
            .map(({ tag: _, ...answer }) => ({ ...answer, stem: textOf(answer.item), text: textOf(answer.choice) })),
        }))
      : null;

  return {
    masks: {
      rule: parts.masks.rule,
      traits: byTrait(
        result.masks?.map(({ mask }) => mask),
        counted.masks,
      ),
    },
    colors: {
      rule: parts.colors.rule,
      traits: byTrait(
        result.colors?.map(({ color }) => color),
        counted.colors,
      ),
    },
    learningStyles: {
      rule: parts.learningStyles.rule,
      traits: byTrait(
        result.learningStyles?.order.map(({ style }) => style),
        counted.learningStyles,
      ),
    },
    grit: {
      rule: parts.grit.rule,
      statements: result.grit && (counted.grit?.map((rated) => ({ ...rated, text: textOf(rated.item) })) ?? null),
    },
  };
};
