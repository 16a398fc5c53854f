import { z } from 'zod/mini';

/** Longer than any id of the bank. */
const id = z.string().check(z.minLength(1), z.maxLength(20));

/** One answer as it is sent. Ids are those of the question bank, which the decider checks. */
export const answerForm = z.discriminatedUnion('part', [
  z.object({
    part: z.literal('masks'),
    item: id,
    /** The ids of the item's statements, the one most like the athlete first. */
    ranking: z.array(id).check(z.maxLength(20)),
  }),
  z.object({ part: z.literal('colors'), item: id, choice: id }),
  z.object({ part: z.literal('learningStyles'), item: id, choice: id }),
  z.object({ part: z.literal('grit'), item: id, agreement: z.int() }),
]);
export type Answer = z.infer<typeof answerForm>;

/** The latest answer to each item, by item id. */
export interface Answers {
  readonly masks: Readonly<Record<string, readonly string[]>>;
  readonly colors: Readonly<Record<string, string>>;
  readonly learningStyles: Readonly<Record<string, string>>;
  /** From 1 (strongly disagree) to 5 (strongly agree). */
  readonly grit: Readonly<Record<string, number>>;
}

export const noAnswers: Answers = { masks: {}, colors: {}, learningStyles: {}, grit: {} };

export const AGREEMENT = { min: 1, max: 5 } as const;
