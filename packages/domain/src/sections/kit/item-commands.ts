import { z } from 'zod/mini';
import { absentOr } from '../../kernel/field-errors.ts';
import type { Item } from './items.ts';

/** The four commands of a list. `Group` tells apart lists of one kind, for example by the year of a season. */
export type ItemCommand<Noun extends string = string, I extends Item = Item, Group = object> =
  | ({ readonly type: `Add${Noun}`; readonly index: number; readonly item: I } & Group)
  | { readonly type: `Change${Noun}`; readonly item: I }
  | { readonly type: `Move${Noun}`; readonly id: string; readonly index: number }
  | { readonly type: `Remove${Noun}`; readonly id: string };

/** Events carry the same data as their commands. */
export type ItemEvent<Noun extends string = string, I extends Item = Item, Group = object> =
  | { readonly type: `${Noun}Added`; readonly data: { readonly index: number; readonly item: I } & Group }
  | { readonly type: `${Noun}Changed`; readonly data: { readonly item: I } }
  | { readonly type: `${Noun}Moved`; readonly data: { readonly id: string; readonly index: number } }
  | { readonly type: `${Noun}Removed`; readonly data: { readonly id: string } };

/** An id in lower case, so that every lookup by id spells it the same way. */
export const itemId = z.uuid({ error: absentOr('id_invalid') }).check(z.toLowerCase());
/** Counts from 0; an index past the end means the end. */
const index = z.int({ error: absentOr('invalid') }).check(z.nonnegative({ error: 'invalid' }));

/** Keys are in the order in which devices have stored commands. */
export const itemCommandSchemas = (
  noun: string,
  item: z.ZodMiniType<Item>,
  group: Readonly<Record<string, z.ZodMiniType>>,
) =>
  [
    z.object({ type: z.literal(`Add${noun}`), ...group, index, item }),
    z.object({ type: z.literal(`Change${noun}`), item }),
    z.object({ type: z.literal(`Move${noun}`), id: itemId, index }),
    z.object({ type: z.literal(`Remove${noun}`), id: itemId }),
  ] as const;
