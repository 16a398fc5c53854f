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
 * The questions of Identity. Events hold their ids for good, so an id never gets another tag or another meaning: a
 * rewritten choice takes a new letter, a rewritten item a new number, and the bank a new version. Correcting a typo
 * needs none of these.
 */
export const bank: Bank = {
  version: '2026-11',
  masks: itemsOf(maskItems),
  colors: itemsOf(colorItems),
  learningStyles: itemsOf(learningStyleItems),
  grit: Object.entries(gritStatements).map(([id, { reversed }]) => ({ id, reversed })),
};
