import type { Language } from '@palmares/domain/kernel';
import type { ComponentType } from 'react';

export interface ExhibitProps {
  readonly language: Language;
}

/** One component, or a family of them, in every state. */
export interface Exhibit {
  /** The component's name in code. */
  readonly name: string;
  readonly Component: ComponentType<ExhibitProps>;
}

export interface ExhibitGroup {
  readonly exhibits: readonly Exhibit[];
}

/** Sample text of a group. Kept out of the messages, which are what people read in the product. */
export type Words<Sample> = Readonly<Record<Language, Sample>>;
