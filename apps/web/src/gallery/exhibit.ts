import type { Language } from '@palmares/domain/kernel';
import type { ComponentType } from 'react';

export interface ExhibitProps {
  readonly language: Language;
}

/** One part, or one family of it, in every state it has. */
export interface Exhibit {
  /** As the code calls it. */
  readonly name: string;
  readonly Shown: ComponentType<ExhibitProps>;
}

export interface ExhibitGroup {
  readonly exhibits: readonly Exhibit[];
}

/** Sample words of a group: they stand here and not among the messages, which are what people read. */
export type Words<Sample> = Readonly<Record<Language, Sample>>;
