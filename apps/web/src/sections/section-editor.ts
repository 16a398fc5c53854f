import type { SectionContent, SectionName } from '@palmares/domain/portfolio/index';
import type { ComponentType } from 'react';

/** An edit is made of what is there when it happens: an undo comes when the screen has moved on. */
export type Edit<Value> = (edit: (now: Value) => Value) => void;

export interface FieldsProps<Content> {
  readonly content: Content;
  readonly edit: Edit<Content>;
  /** Every error at once, not only of the fields that were left. */
  readonly showErrors: boolean;
}

export interface SectionEditor<Content> {
  readonly lead: () => string;
  readonly Fields: ComponentType<FieldsProps<Content>>;
}

export type SectionEditors = { readonly [Name in SectionName]: SectionEditor<SectionContent<Name>> };
