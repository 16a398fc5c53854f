import type { Draft, Item } from '@palmares/domain/sections';
import type { SectionEditor } from '../section-editor.ts';
import type { ItemKind } from './item-kind.ts';
import { ItemList } from './item-list.tsx';

interface ListForm<I extends Item> {
  readonly lead?: (() => string) | undefined;
  readonly kind: ItemKind<Draft<I>>;
}

/** The editor of a section that is one list, stored under `key`. */
export const listEditor = <const Key extends string, I extends Item>(
  key: Key,
  { lead, kind }: ListForm<I>,
): SectionEditor<{ [K in Key]: Draft<I>[] }> => ({
  lead,
  Fields: ({ content, edit, showErrors }) => (
    <ItemList
      kind={kind}
      items={content[key]}
      edit={(change) => edit((now) => ({ ...now, [key]: [...change(now[key])] }))}
      showErrors={showErrors}
    />
  ),
});
