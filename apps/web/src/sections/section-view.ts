import type { SectionContent, SectionName } from '@palmares/domain/portfolio/index';
import type { ComponentType } from 'react';

export interface ViewProps<Content> {
  readonly content: Content;
}

export type SectionViews = { readonly [Name in SectionName]: ComponentType<ViewProps<SectionContent<Name>>> };
