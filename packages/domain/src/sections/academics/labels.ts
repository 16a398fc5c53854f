import type { Language } from '../../kernel/language.ts';

export type Label = Readonly<Record<Language, string>>;

export interface Choice<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
}

/** The choices of a list in one language, in its order. */
export const choicesOf = <const Id extends string>(
  ids: readonly Id[],
  labels: Readonly<Record<Id, Label>>,
  language: Language,
): readonly Choice<Id>[] => ids.map((id) => ({ id, label: labels[id][language] }));
