import type { Draft, Item } from '@palmares/domain/sections';
import type { z } from 'zod';
import type { Asked } from './asked.ts';
import { AskedFields } from './asked-fields.tsx';
import { blankItem, isUnanswered } from './asked-values.ts';
import type { ItemKind } from './item-kind.ts';

type Given<I extends Item> = Pick<ItemKind<Draft<I>>, 'max' | 'nameOf' | 'words'> &
  Partial<Pick<ItemKind<Draft<I>>, 'detailOf'>>;

/** Items whose form has one question per field. */
export const askedItems = <I extends Item>({
  asked,
  ...kind
}: Given<NoInfer<I>> & {
  readonly schema: z.ZodType<I>;
  readonly asked: NoInfer<Asked<Draft<I>>>;
}): ItemKind<Draft<I>> & Required<Pick<ItemKind<Draft<I>>, 'blank'>> => ({
  blank: () => blankItem<I>(asked),
  isBlank: (item) => isUnanswered<Draft<I>>(asked, item),
  detailOf: () => '',
  Form: ({ item, ...form }) => <AskedFields<Draft<I>> {...form} asked={asked} values={item} />,
  ...kind,
});
