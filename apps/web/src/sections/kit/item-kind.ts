import type { Item } from '@palmares/domain/sections';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Edit } from '../section-editor.ts';
import type { FieldErrors } from './use-field-errors.ts';

export interface ItemFormProps<I extends Item> extends FieldErrors {
  readonly item: I;
  readonly edit: Edit<I>;
}

/** What a list has to know of the things in it. */
export interface ItemKind<I extends Item> {
  readonly schema: z.ZodType;
  readonly max: number;
  readonly blank: () => I;
  readonly isBlank: (item: I) => boolean;
  /** What a person calls it; empty as long as nothing says so. */
  readonly nameOf: (item: I) => string;
  readonly detailOf: (item: I) => string;
  readonly Form: ComponentType<ItemFormProps<I>>;
  readonly words: {
    readonly title: () => string;
    readonly add: () => string;
    readonly empty: () => string;
    readonly unnamed: () => string;
  };
}
