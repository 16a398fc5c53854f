import type { DraftContent, SectionName } from '@palmares/domain/portfolio';
import type { AsyncRouteComponent } from '@tanstack/react-router';
import type { NamedReading } from '../page/reading.ts';
import type { Whose } from '../who-sees/who-sees.ts';

/** Receives the value at the time of the edit: an undo may come after the screen has changed. */
export type Edit<Value> = (edit: (now: Value) => Value) => void;

export interface EditorProps<Draft> {
  readonly content: Draft;
  readonly edit: Edit<Draft>;
  /** The content last known to be on the server; absent if the form is shown without it. */
  readonly saved?: Draft;
  /** Shows every error, not only those of fields that were left. */
  readonly showErrors: boolean;
}

export interface SectionEditor<Draft> {
  /** Below the page's title. */
  readonly lead: () => string;
  /** Says which links show the section, where not all do. */
  readonly seen?: ((whose: Required<Whose>) => string) | undefined;
  /** Leads from there to what helps to fill it in. */
  readonly reading?: NamedReading;
  readonly Editor: AsyncRouteComponent<EditorProps<Draft>>;
  /** Loads the parts that it opens on demand, besides those of any list. */
  readonly loadParts?: () => Promise<unknown>;
}

export type SectionEditors = { readonly [Name in SectionName]: SectionEditor<DraftContent<Name>> };
