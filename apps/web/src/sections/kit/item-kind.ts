import type { Item } from '@palmares/domain/sections';
import type { ComponentType } from 'react';
import type { z } from 'zod/mini';
import type { DrawingProps } from '../../drawings/drawing.tsx';
import type { Edit } from '../section-editor.ts';
import type { FieldErrors } from './use-field-errors.ts';

export interface ItemFormProps<I extends Item> extends FieldErrors {
  readonly item: I;
  readonly edit: Edit<I>;
}

export interface AddItemsProps<I extends Item> {
  readonly items: readonly I[];
  readonly add: (items: readonly I[]) => void;
}

/** Describes a kind of list item: its fields, limits, names and words. */
export interface ItemKind<I extends Item> {
  readonly schema: z.ZodMiniType;
  readonly max: number;
  /** Shown above the words for an empty list. */
  readonly Picture?: ComponentType<DrawingProps>;
  /** A new item with nothing filled in; absent if items are added by `Add`. */
  readonly blank?: () => I;
  /** Replaces the button that adds a blank item, for items that are not typed. */
  readonly Add?: ComponentType<AddItemsProps<I>>;
  readonly isBlank: (item: I) => boolean;
  /** The item's display name; empty until something names it. */
  readonly nameOf: (item: I) => string;
  /** Above the name on its row, as on the page. */
  readonly labelOf?: (item: I) => string;
  /** Set large on its row in place of the name, which `linesOf` then completes; empty without a number. */
  readonly figureOf?: (item: I) => string;
  /** Lines below the name on its row, each of facts that wrap as a whole. Empty facts and lines are left out. */
  readonly linesOf: (item: I) => readonly (readonly string[])[];
  /** The athlete's own words about it, which its row cuts short. */
  readonly textOf?: (item: I) => string;
  /** Loads the form, which rows do not need. Every call must resolve to the same component. */
  readonly loadForm: () => Promise<ComponentType<ItemFormProps<I>>>;
  readonly words: {
    readonly title: () => string;
    readonly add: () => string;
    readonly empty: () => string;
    readonly unnamed: () => string;
  };
}
