import type { Answers } from './answers.ts';
import type { Bank, Item } from './bank-shape.ts';
import { gritPoints } from './scoring/grit.ts';
import { completeAnswers, tagOf } from './scoring/tags.ts';
import type { Color, LearningStyle, Mask } from './traits.ts';

/** A choice and the item that it answers, by their ids, with the trait that it counts for. */
interface Chosen<Tag extends string> {
  readonly item: string;
  readonly choice: string;
  readonly tag: Tag;
}

interface Ranked extends Chosen<Mask> {
  /** From 1 (most like the athlete) to 7. */
  readonly place: number;
  /** From 7 down to 1. */
  readonly points: number;
}

interface Rated {
  readonly item: string;
  /** From 1 (strongly disagree) to 5 (strongly agree). */
  readonly agreement: number;
  readonly reversed: boolean;
  /** From 1 to 5, after reversing. */
  readonly points: number;
}

/** The trait and points of each answer, in the order of the bank. A part that was not completed is null. */
export interface CountedAnswers {
  readonly masks: readonly Ranked[] | null;
  readonly colors: readonly Chosen<Color>[] | null;
  readonly learningStyles: readonly Chosen<LearningStyle>[] | null;
  readonly grit: readonly Rated[] | null;
}

const countChosen = <Tag extends string>(
  items: readonly Item<Tag>[],
  choices: Readonly<Record<string, string>>,
): readonly Chosen<Tag>[] | null =>
  completeAnswers(items, choices)?.map(({ item, answer }) => ({
    item: item.id,
    choice: answer,
    tag: tagOf(item, answer),
  })) ?? null;

const countRanked = (items: Bank['masks'], rankings: Answers['masks']): readonly Ranked[] | null =>
  completeAnswers(items, rankings)?.flatMap(({ item, answer }) =>
    answer.map((choice, index) => ({
      item: item.id,
      choice,
      tag: tagOf(item, choice),
      place: index + 1,
      points: answer.length - index,
    })),
  ) ?? null;

const countRated = (statements: Bank['grit'], agreements: Answers['grit']): readonly Rated[] | null =>
  completeAnswers(statements, agreements)?.map(({ item, answer }) => ({
    item: item.id,
    agreement: answer,
    reversed: item.reversed,
    points: gritPoints(item, answer),
  })) ?? null;

/** Returns how the answers add up to the scores. It reveals the bank's tags, so show it only for a scored attempt. */
export const countedAnswers = (bank: Bank, answers: Answers): CountedAnswers => ({
  masks: countRanked(bank.masks, answers.masks),
  colors: countChosen(bank.colors, answers.colors),
  learningStyles: countChosen(bank.learningStyles, answers.learningStyles),
  grit: countRated(bank.grit, answers.grit),
});
