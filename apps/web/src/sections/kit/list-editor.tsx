import type { Draft, Item } from '@palmares/domain/sections';
import type { ComponentType } from 'react';
import type { EditorProps } from '../section-editor.ts';
import type { ItemKind } from './item-kind.ts';
import { ItemList } from './item-list.tsx';

/** The editor of a section that is one list, stored under `key`. */
export const listEditor =
  <const Key extends string, I extends Item>(
    key: Key,
    kind: ItemKind<Draft<I>>,
  ): ComponentType<EditorProps<{ [K in Key]: Draft<I>[] }>> =>
  ({ content, edit, showErrors }) => (
    <ItemList
      name={key}
      isAlone
      kind={kind}
      items={content[key]}
      edit={(change) => edit((now) => ({ ...now, [key]: [...change(now[key])] }))}
      showErrors={showErrors}
    />
  );
