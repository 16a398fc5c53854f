import { same } from '@palmares/domain/kernel';
import type { Draft, Item } from '@palmares/domain/sections';
import { type AnyAsked, type AnyValues, type Asked, isControl } from './asked.ts';

const blankOf = (field: AnyAsked[string]): unknown => (isControl(field) ? field.blank : '');

/** A new item with every field blank. */
export function blankItem<I extends Item>(asked: Asked<Draft<I>>): Draft<I>;
export function blankItem(asked: AnyAsked): AnyValues {
  return {
    id: crypto.randomUUID(),
    ...Object.fromEntries(Object.entries(asked).map(([key, field]) => [key, blankOf(field)])),
  };
}

/** True if every field still has the value of a new item. */
export function isUnanswered<Values extends object>(asked: Asked<Values>, values: Values): boolean;
export function isUnanswered(asked: AnyAsked, values: AnyValues): boolean {
  return Object.entries(asked).every(([key, field]) => same(values[key], blankOf(field)));
}
