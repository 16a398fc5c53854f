import type { Color, LearningStyle, Mask } from './traits.ts';

export interface Choice<Tag extends string> {
  readonly id: string;
  readonly tag: Tag;
}

/** A situation with one choice for each tag. */
export interface Item<Tag extends string> {
  readonly id: string;
  readonly choices: readonly Choice<Tag>[];
}

export interface GritStatement {
  readonly id: string;
  /** True if agreement counts 5 down to 1. */
  readonly reversed: boolean;
}

/** The structure of the test, without its texts. How many items a part has is the bank's business alone. */
export interface Bank {
  readonly version: string;
  /** Each item is ranked. */
  readonly masks: readonly Item<Mask>[];
  readonly colors: readonly Item<Color>[];
  readonly learningStyles: readonly Item<LearningStyle>[];
  readonly grit: readonly GritStatement[];
}

/** The notation of a part: item id, then the letter of each choice with its tag. */
export type TaggedItems<Tag extends string = string> = Readonly<Record<string, Readonly<Record<string, Tag>>>>;

/** Returns the id of a choice. It reveals nothing about the tag, because each item deals the letters differently. */
export const choiceId = (item: string, letter: string): string => `${item}${letter}`;

/** The bank with which an attempt began. */
export const bankAmong = <Of extends Bank>(banks: readonly Of[], { bank: version }: { readonly bank: string }): Of => {
  const found = banks.find((candidate) => candidate.version === version);
  if (!found) throw new Error(`No question bank has the version ${version}`);
  return found;
};
