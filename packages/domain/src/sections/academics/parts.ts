import { issue } from '../../kernel/field-errors.ts';
import { isBlank } from '../kit/draft.ts';

/** The id that the value is; undefined if it is none of the list. */
export const oneOf = <const Id extends string>(ids: readonly Id[], value: unknown): Id | undefined =>
  ids.find((id) => id === value);

/** The issue of a part that must be chosen from a list. */
export const notChosen = (field: string, value: unknown) =>
  issue(isBlank(value) ? 'required' : 'choice_invalid', value, { path: [field] });

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
