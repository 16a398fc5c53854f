import type { SectionName } from '@palmares/domain/portfolio';
import type { PublicView } from '@palmares/domain/shared-portfolio';
import type { ComponentType } from 'react';

export interface ViewProps<Content> {
  readonly content: Content;
}

/** A place that the table of contents links to. */
export interface Anchor {
  readonly id: string;
  readonly title: string;
}

export interface SectionView<Content> {
  readonly title: () => string;
  /** The section's body, below its title. */
  readonly View: ComponentType<ViewProps<Content>>;
  /** Places inside the section with their own line in the table of contents. */
  readonly anchors?: (content: Content) => readonly Anchor[];
}

/** The sections with a place below the card, which has the picture. */
export type VisibleSection = Exclude<SectionName, 'profile-picture'>;

/** The public view of a section that has something to show. */
export type ShownView<Name extends VisibleSection> = NonNullable<PublicView<Name>>;

export type SectionViews = { readonly [Name in VisibleSection]: SectionView<ShownView<Name>> };
