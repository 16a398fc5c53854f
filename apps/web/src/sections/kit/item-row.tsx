import type { Item } from '@palmares/domain/sections';
import { Badge, ChevronDown, GripVertical, useSortableItem } from '@palmares/ui';
import { memo, type ReactNode, type RefObject, useId } from 'react';
import { m } from '../../paraglide/messages.js';
import type { ItemKind } from './item-kind.ts';
import * as styles from './item-row.styles.ts';
import { ItemWords } from './item-words.tsx';
import { RowActionsButton } from './row-actions.tsx';

/** A list's actions on one of its items, by id. */
export interface RowActions {
  readonly toggle: (id: string, open: boolean) => void;
  readonly move: (id: string, place: number) => void;
  readonly remove: (id: string) => void;
}

interface ItemRowProps<I extends Item> {
  readonly kind: ItemKind<I>;
  readonly item: I;
  readonly name: string;
  /** True if part of it is on this device only, because it is incomplete. */
  readonly incomplete: boolean;
  readonly place: number;
  readonly count: number;
  /** True if it is open in the list itself. */
  readonly open: boolean;
  /** A reference, so that a key typed in one item does not render the rows of all others. */
  readonly actions: RefObject<RowActions>;
  /** The form of an open item. */
  readonly children: ReactNode;
}

const Row = <I extends Item>(props: ItemRowProps<I>) => {
  const { kind, item, name, incomplete, place, count, open, actions, children } = props;
  const { id } = item;
  const sortable = useSortableItem(id);
  const bodyId = useId();
  return (
    <li {...sortable.item} className={styles.row} data-lifted={sortable.isDragging}>
      <div className={styles.head}>
        {count > 1 ? (
          <button {...sortable.handle} type="button" className={styles.handle} aria-label={m.list_drag({ name })}>
            <GripVertical aria-hidden size={20} />
          </button>
        ) : null}
        <button
          type="button"
          className={styles.toggle}
          data-row={id}
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => actions.current.toggle(id, !open)}
        >
          <span className={styles.words}>
            <ItemWords kind={kind} item={item} name={name} />
            {incomplete && !open ? <Badge tone="warning">{m.list_on_device()}</Badge> : null}
          </span>
          <ChevronDown aria-hidden size={20} />
        </button>
        <RowActionsButton id={id} name={name} place={place} count={count} actions={actions} />
      </div>
      <div id={bodyId} className={styles.body} hidden={!open}>
        {children}
      </div>
    </li>
  );
};

/** One item of a list as the page sets it, with its form behind it. */
export const ItemRow = memo(Row) as typeof Row;
