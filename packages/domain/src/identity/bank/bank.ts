import { type Bank, choiceId, type Item, type TaggedItems } from '../bank-shape.ts';
import { colorItems } from './structure/colors.ts';
import { gritStatements } from './structure/grit.ts';
import { learningStyleItems } from './structure/learning-styles.ts';
import { maskItems } from './structure/masks.ts';

const itemsOf = <Tag extends string>(items: TaggedItems<Tag>): readonly Item<Tag>[] =>
  Object.entries(items).map(([id, choices]) => ({
    id,
    choices: Object.entries(choices).map(([letter, tag]) => ({ id: choiceId(id, letter), tag })),
  }));

/**
 * The questions of new attempts. Events hold their ids for good, so an id never gets another tag or another meaning: a
 * question in which a choice now describes another act, or a stem another moment, takes a new number, because its
 * choices are weighed against each other, and deals its letters as the one it replaces did. The same act in other words
 * keeps its id. Any change of words makes a new version, and the folder of the earlier one keeps the words that it asked
 * in.
 */
export const bank: Bank = {
  version: '2026-12',
  masks: itemsOf(maskItems),
  colors: itemsOf(colorItems),
  learningStyles: itemsOf(learningStyleItems),
  grit: Object.entries(gritStatements).map(([id, { reversed }]) => ({ id, reversed })),
};
