import type { Item } from '@palmares/domain/sections';
import { ArrowDown, ArrowUp, Button, ChevronDown, GripVertical, Trash2, useSortableItem } from '@palmares/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import type { Edit } from '../section-editor.ts';
import * as styles from './item-card.styles.ts';
import type { ItemKind } from './item-kind.ts';
import { useFieldErrors } from './use-field-errors.ts';

interface ItemCardProps<I extends Item> {
  readonly kind: ItemKind<I>;
  readonly item: I;
  readonly place: number;
  readonly count: number;
  readonly open: boolean;
  readonly showErrors: boolean;
  readonly edit: Edit<I>;
  readonly onOpenChange: (open: boolean) => void;
  readonly onMove: (place: number) => void;
  readonly onRemove: () => void;
}

/** One item of a list: its name, with its form behind it. */
export const ItemCard = <I extends Item>(props: ItemCardProps<I>) => {
  const { kind, item, place, count, open, showErrors, edit, onOpenChange, onMove, onRemove } = props;
  const { Form, schema, words } = kind;
  const { errorOf, leave } = useFieldErrors(schema, item, showErrors);
  const [triedEmpty, setTriedEmpty] = useState(false);
  const sortable = useSortableItem(item.id);
  const bodyId = useId();
  const form = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open && !wasOpen.current) form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    wasOpen.current = open;
  }, [open]);

  const blank = kind.isBlank(item);
  const name = kind.nameOf(item) || words.unnamed();
  const incomplete = !schema.safeParse(item).success;
  const done = () => {
    if (blank) setTriedEmpty(true);
    else onOpenChange(false);
  };

  return (
    <li {...sortable.item} className={styles.card} data-lifted={sortable.isDragging}>
      <div className={styles.head} data-alone={count === 1}>
        {count > 1 ? (
          <button {...sortable.handle} type="button" className={styles.handle} aria-label={m.list_drag({ name })}>
            <GripVertical aria-hidden size={20} />
          </button>
        ) : null}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => (open ? done() : onOpenChange(true))}
        >
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            {kind.detailOf(item) === '' ? null : <span className={styles.detail}>{kind.detailOf(item)}</span>}
            {incomplete && !open ? <span className={styles.waiting}>{m.history_item_state_device()}</span> : null}
          </span>
          <ChevronDown aria-hidden size={20} />
        </button>
        <div className={styles.actions}>
          {count > 1 ? (
            <>
              <Button
                variant="ghost"
                size="sm"
                aria-label={m.list_move_up({ name })}
                aria-disabled={place === 0 || undefined}
                onClick={() => onMove(place - 1)}
              >
                <ArrowUp aria-hidden size={20} />
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-label={m.list_move_down({ name })}
                aria-disabled={place === count - 1 || undefined}
                onClick={() => onMove(place + 1)}
              >
                <ArrowDown aria-hidden size={20} />
              </Button>
            </>
          ) : null}
          <Button variant="ghost" size="sm" aria-label={m.list_remove({ name })} onClick={onRemove}>
            <Trash2 aria-hidden size={20} />
          </Button>
        </div>
      </div>
      <div id={bodyId} ref={form} className={styles.body} hidden={!open}>
        {open ? (
          <>
            <Form item={item} edit={edit} errorOf={errorOf} leave={leave} />
            <div className={styles.foot}>
              <Button variant="outline" onClick={done}>
                {m.list_done()}
              </Button>
              <span role="alert" className={styles.emptyForm}>
                {triedEmpty && blank ? m.list_empty_form() : null}
              </span>
            </div>
          </>
        ) : null}
      </div>
    </li>
  );
};
