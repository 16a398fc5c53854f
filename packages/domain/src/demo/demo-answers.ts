import type { Answer, Bank, Color, LearningStyle, Mask } from '../identity/index.ts';
import { type Random, randomFrom } from '../kernel/index.ts';

/** Traits that a demo athlete leans towards. Answers vary at random around them, the same for the same seed. */
export interface DemoCharacter {
  readonly seed: number;
  /** Masks that are most often at the top, the first more than the others. */
  readonly masks: readonly Mask[];
  readonly color: Color;
  readonly learningStyle: LearningStyle;
  /** From 1 to 5. */
  readonly grit: number;
}

interface Choice<Tag> {
  readonly id: string;
  readonly tag: Tag;
}

/** Maximum random places added to the place that the athlete's character gives a statement. */
const SPREAD = 4;
/** Percentage of answers that are certain to fit the character; the others are random. */
const FITTING = 45;

const rankingOf = (choices: readonly Choice<Mask>[], favourites: readonly Mask[], random: Random): string[] => {
  const placeOf = (mask: Mask): number => (favourites.includes(mask) ? favourites.indexOf(mask) : favourites.length);
  return choices
    .map(({ id, tag }) => ({ id, place: placeOf(tag) + SPREAD * random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ id }) => id);
};

const choiceOf = <Tag>(choices: readonly Choice<Tag>[], favourite: Tag, random: Random): string => {
  const fitting = random.below(100) < FITTING ? choices.find(({ tag }) => tag === favourite) : undefined;
  return (fitting ?? random.oneOf(choices)).id;
};

const agreementWith = (isReversed: boolean, grit: number, random: Random): number => {
  const felt = Math.min(5, Math.max(1, grit + random.below(3) - 1));
  return isReversed ? 6 - felt : felt;
};

/** An answer to every question of the bank, in its order. */
export const demoAnswers = (bank: Bank, { seed, masks, color, learningStyle, grit }: DemoCharacter): Answer[] => {
  const random = randomFrom(seed);
  return [
    ...bank.masks.map(
      ({ id, choices }): Answer => ({ part: 'masks', item: id, ranking: rankingOf(choices, masks, random) }),
    ),
    ...bank.colors.map(
      ({ id, choices }): Answer => ({ part: 'colors', item: id, choice: choiceOf(choices, color, random) }),
    ),
    ...bank.learningStyles.map(
      ({ id, choices }): Answer => ({
        part: 'learningStyles',
        item: id,
        choice: choiceOf(choices, learningStyle, random),
      }),
    ),
    ...bank.grit.map(
      ({ id, reversed }): Answer => ({ part: 'grit', item: id, agreement: agreementWith(reversed, grit, random) }),
    ),
  ];
};
