import type { SectionName } from '@palmares/domain/portfolio';
import type { PublicView } from '@palmares/domain/shared-portfolio';

/** One line about a section, for a list of sections. */
export interface SectionExcerpt<Content> {
  /** Says in a few words which content an empty section lacks. */
  readonly ask: () => string;
  /** Returns an excerpt of the content; empty if nothing of it is short enough. */
  readonly of: (content: Content) => string;
}

export type SectionExcerpts = { readonly [Name in SectionName]: SectionExcerpt<NonNullable<PublicView<Name>>> };
