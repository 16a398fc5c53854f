import { type Random, randomFrom } from '../kernel/seeded-random.ts';
import type { Bank, Item } from './bank-shape.ts';

/** A statement or choice, without its tag. */
export interface ShownChoice {
  readonly id: string;
  readonly text: string;
}

export interface ShownItem {
  readonly id: string;
  /** The situation that the choices answer to. */
  readonly stem: string;
  readonly choices: readonly ShownChoice[];
}

/** The test as one attempt shows it: texts of one language, in the attempt's order. */
export interface ShownTest {
  readonly masks: readonly ShownItem[];
  readonly colors: readonly ShownItem[];
  readonly learningStyles: readonly ShownItem[];
  readonly grit: readonly ShownChoice[];
}

interface Presentation {
  /** Seed of the attempt: the same seed gives the same order, in every language. */
  readonly seed: number;
  /** Texts by the id of an item, choice or statement. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Throws if an id of the bank has no text. */
export const presentTest = (bank: Bank, { seed, texts }: Presentation): ShownTest => {
  const textOf = (id: string): string => {
    const text = texts[id];
    if (text === undefined) throw new Error(`${id} of the question bank has no text`);
    return text;
  };
  const shown = ({ id }: { readonly id: string }): ShownChoice => ({ id, text: textOf(id) });
  const shownItems = (random: Random, items: readonly Item<string>[]): readonly ShownItem[] =>
    random
      .shuffled(items)
      .map(({ id, choices }) => ({ id, stem: textOf(id), choices: random.shuffled(choices).map(shown) }));
  const random = randomFrom(seed);
  return {
    masks: shownItems(random, bank.masks),
    colors: shownItems(random, bank.colors),
    learningStyles: shownItems(random, bank.learningStyles),
    grit: random.shuffled(bank.grit).map(shown),
  };
};
