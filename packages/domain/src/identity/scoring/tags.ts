import type { Item } from '../bank-shape.ts';

/** The tag of a choice. Throws if the item has no such choice: an answer is checked before it is stored. */
export const tagOf = <Tag extends string>({ id, choices }: Item<Tag>, choiceId: string): Tag => {
  const choice = choices.find((candidate) => candidate.id === choiceId);
  if (!choice) throw new Error(`${id} has no choice ${choiceId}`);
  return choice.tag;
};

/** The answer to each item, or null if one is missing. */
export const completeAnswers = <Of extends { readonly id: string }, Answer>(
  items: readonly Of[],
  answers: Readonly<Record<string, Answer>>,
): readonly { readonly item: Of; readonly answer: Answer }[] | null => {
  const answered = items.flatMap((item) => {
    const answer = answers[item.id];
    return answer === undefined ? [] : [{ item, answer }];
  });
  return answered.length === items.length ? answered : null;
};

/** How often each tag was chosen, the most chosen first. Ties keep the order of `tags`. */
export const countTags = <Tag extends string>(
  tags: readonly Tag[],
  chosen: readonly Tag[],
): { readonly tag: Tag; readonly count: number }[] =>
  tags
    .map((tag) => ({ tag, count: chosen.filter((candidate) => candidate === tag).length }))
    .sort((a, b) => b.count - a.count);
