import type { DraftContent, SectionName } from '@palmares/domain/portfolio';
import type { ComponentType } from 'react';

/** An edit is made of what is there when it happens: an undo comes when the screen has moved on. */
export type Edit<Value> = (edit: (now: Value) => Value) => void;

export interface FieldsProps<Draft> {
  readonly content: Draft;
  readonly edit: Edit<Draft>;
  /** Every error at once, not only of the fields that were left. */
  readonly showErrors: boolean;
}

export interface SectionEditor<Draft> {
  readonly lead: () => string;
  readonly Fields: ComponentType<FieldsProps<Draft>>;
}

export type SectionEditors = { readonly [Name in SectionName]: SectionEditor<DraftContent<Name>> };
