import type { FieldCounter, InputProps } from '@palmares/ui';
import type { ComponentType } from 'react';
import type { Edit } from '../section-editor.ts';
import type { FieldErrors } from './use-field-errors.ts';

interface Question {
  readonly label: () => string;
  readonly hint?: () => string;
  readonly optional?: boolean;
  /** True to share its line with the field before or after it. */
  readonly half?: boolean;
}

/** A text field: one line, or a box of several. */
export interface TextAsked extends Question {
  /** The field without which this one is not asked, unless it is already filled in. */
  readonly after?: string;
  /** The height of the box, in rows. */
  readonly rows?: number | undefined;
  /** The text wraps in its box but has no line breaks. */
  readonly wraps?: boolean | undefined;
  readonly counter?: (text: string) => FieldCounter | undefined;
  readonly input?: Pick<InputProps, 'type' | 'inputMode' | 'enterKeyHint' | 'autoComplete'> | undefined;
  /** Texts that fill the field in one press; any other text is as good. */
  readonly suggestions?: readonly string[] | undefined;
}

export interface ControlProps<Value> {
  readonly name: string;
  readonly value: Value;
  readonly choose: (value: Value) => void;
  readonly leave: () => void;
}

/** A field that is not typed as text: a choice, a number, a date. */
export interface ControlAsked<Value> extends Question {
  readonly Control: ComponentType<ControlProps<Value>>;
  /** True if it has several controls, which the label names together. */
  readonly grouped?: boolean;
  /** The value of an untouched field. */
  readonly blank: Value;
}

/** A form's questions, in order. A schema field without a question does not compile; ids need none. */
export type Asked<Values> = {
  readonly [Key in Exclude<keyof Values & string, 'id'>]: string extends Values[Key]
    ? TextAsked | ControlAsked<Values[Key]>
    : ControlAsked<Values[Key]>;
};

/** Parts of a form that stand right under a field, each rendered from all of its values. */
export type UnderFields<Values> = {
  readonly [Key in keyof Values & string]?: ComponentType<{ readonly content: Values }>;
};

export interface AskedFieldsProps<Values> extends FieldErrors {
  readonly asked: Asked<Values>;
  /** The questions to render; all of them if absent. */
  readonly names?: readonly string[] | undefined;
  readonly values: Values;
  readonly edit: Edit<Values>;
  readonly under?: UnderFields<Values> | undefined;
  /** The values that `under` renders, which may lag behind. */
  readonly shown?: Values | undefined;
}

/** Values of a form whose fields are known by name only. */
export type AnyValues = Readonly<Record<string, unknown>>;
export type AnyAsked = Readonly<Record<string, TextAsked | ControlAsked<unknown>>>;

export const isControl = (field: TextAsked | ControlAsked<unknown>): field is ControlAsked<unknown> =>
  'Control' in field;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
