import type { Random } from '../../kernel/seeded-random.ts';
import type { Answers } from '../answers.ts';
import type { Bank, Item } from '../bank-shape.ts';

const choicesFrom = (items: readonly Item<string>[], random: Random): Readonly<Record<string, string>> =>
  Object.fromEntries(items.map(({ id, choices }) => [id, random.oneOf(choices).id]));

/** Answers to every item of the bank. */
export const randomAnswers = (bank: Bank, random: Random): Answers => ({
  masks: Object.fromEntries(
    bank.masks.map(({ id, choices }) => [id, random.shuffled(choices).map((choice) => choice.id)]),
  ),
  colors: choicesFrom(bank.colors, random),
  learningStyles: choicesFrom(bank.learningStyles, random),
  grit: Object.fromEntries(bank.grit.map(({ id }) => [id, 1 + random.below(5)])),
});
