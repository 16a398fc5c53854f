import type { SectionName } from '@palmares/domain/portfolio';
import type { PublicView } from '@palmares/domain/public-view';
import type { ComponentType } from 'react';

export interface ViewProps<Content> {
  readonly content: Content;
}

/** A place on the page that the table of contents leads to. */
export interface Anchor {
  readonly id: string;
  readonly title: string;
}

export interface SectionView<Content> {
  readonly title: () => string;
  /** What stands under the title. */
  readonly View: ComponentType<ViewProps<Content>>;
  /** Places inside of it that are worth a line of their own in the table of contents. */
  readonly anchors?: (content: Content) => readonly Anchor[];
}

export type SectionViews = { readonly [Name in SectionName]: SectionView<PublicView<Name>> };
