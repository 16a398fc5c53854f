import type { Draft, Item } from '@palmares/domain/sections';
import type { ComponentType } from 'react';
import type { z } from 'zod/mini';
import type { Asked } from './asked.ts';
import { blankItem, isUnanswered } from './asked-values.ts';
import type { ItemFormProps, ItemKind } from './item-kind.ts';
import { loadAskedFields } from './on-demand/parts.ts';

type Given<I extends Item> = Pick<ItemKind<Draft<I>>, 'max' | 'nameOf' | 'words'> &
  Partial<Pick<ItemKind<Draft<I>>, 'linesOf' | 'textOf' | 'Picture'>>;

/** Loads the form of items that have one question per field. */
const loadFormOf = <I extends Item>(asked: Asked<Draft<I>>): ItemKind<Draft<I>>['loadForm'] => {
  let Form: ComponentType<ItemFormProps<Draft<I>>> | undefined;
  return async () => {
    const Fields = await loadAskedFields();
    Form ??= ({ item, ...form }) => <Fields<Draft<I>> {...form} asked={asked} values={item} />;
    return Form;
  };
};

/** Items whose form has one question per field. */
export const askedItems = <I extends Item>({
  asked,
  ...kind
}: Given<NoInfer<I>> & {
  readonly schema: z.ZodMiniType<I>;
  readonly asked: NoInfer<Asked<Draft<I>>>;
}): ItemKind<Draft<I>> & Required<Pick<ItemKind<Draft<I>>, 'blank'>> => ({
  blank: () => blankItem<I>(asked),
  isBlank: (item) => isUnanswered<Draft<I>>(asked, item),
  linesOf: () => [],
  loadForm: loadFormOf<I>(asked),
  ...kind,
});
