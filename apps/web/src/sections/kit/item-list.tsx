import { changed, type Item, inserted, moved, removed } from '@palmares/domain/sections';
import { Button, ConfirmDialog, heading, Plus, SortableItems, VisuallyHidden } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useId, useRef, useState } from 'react';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import type { Edit } from '../section-editor.ts';
import { dragWords } from './drag-words.ts';
import { ItemCard } from './item-card.tsx';
import type { ItemKind } from './item-kind.ts';

const frame = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '3', _empty: { display: 'none' } });
const quiet = css({ color: 'fg.muted', maxWidth: 'prose' });
// The button gives way to the words beside it.
const foot = css({ display: 'flex', alignItems: 'center', gap: '4', '& > button': { flexShrink: '1', minWidth: '0' } });
const count = css({ whiteSpace: 'nowrap' });

interface ItemListProps<I extends Item> {
  readonly kind: ItemKind<I>;
  readonly items: readonly I[];
  readonly edit: Edit<readonly I[]>;
  readonly showErrors: boolean;
}

/** A list whose items can be added, opened, reordered and removed, with undo. */
export const ItemList = <I extends Item>({ kind, items, edit, showErrors }: ItemListProps<I>) => {
  const { words, schema, max, blank, isBlank, Add } = kind;
  const [openId, setOpenId] = useState<string | null>(null);
  // A new item joins the draft with its first answer: until then there is nothing to save and nothing to fix.
  const [unanswered, setUnanswered] = useState<I | null>(null);
  const [removing, setRemoving] = useState<I | null>(null);
  const [said, setSaid] = useState('');
  const adding = useRef<HTMLDivElement>(null);
  const returnTo = useRef<HTMLElement | null>(null);
  const titleId = useId();
  const shown = unanswered ? [...items, unanswered] : items;
  const full = shown.length >= max;

  const nameOf = (item: I) => kind.nameOf(item) || words.unnamed();
  const nameOfId = (id: string) => {
    const item = shown.find((candidate) => candidate.id === id);
    return item ? nameOf(item) : words.unnamed();
  };
  const isWrong = (item: I) => showErrors && item !== unanswered && !schema.safeParse(item).success;

  const add = () => {
    if (full) return;
    const item = unanswered ?? blank?.();
    if (!item) return;
    setUnanswered(item);
    setOpenId(item.id);
  };
  const change = (id: string, answered: (item: I) => I) => {
    edit((now) => {
      const known = now.find((item) => item.id === id);
      if (known) return changed(now, answered(known));
      return unanswered?.id === id ? [...now, answered(unanswered)] : now;
    });
    if (unanswered?.id === id) setUnanswered(null);
  };
  const move = (id: string, place: number) => {
    edit((now) => moved(unanswered ? [...now, unanswered] : now, id, place));
    setUnanswered(null);
  };
  const moveByButton = (id: string, place: number) => {
    if (place < 0 || place >= shown.length) return;
    move(id, place);
    setSaid(m.list_moved_over({ name: nameOfId(id), place: place + 1, count: shown.length }));
  };
  const next = () => adding.current?.querySelector('button') ?? null;
  const askBeforeRemoving = (item: I) => {
    returnTo.current = null;
    setRemoving(item);
  };
  const takeOut = (item: I) => {
    const place = items.indexOf(item);
    if (item === unanswered) setUnanswered(null);
    else edit((now) => removed(now, item.id));
    setRemoving(null);
    returnTo.current = next();
    next()?.focus();
    if (isBlank(item)) return;
    toasts.show({
      title: m.list_removed({ name: nameOf(item) }),
      action: {
        label: m.undo(),
        onClick: () => {
          edit((now) => inserted(now, place, item));
          next()?.focus();
        },
      },
    });
  };

  return (
    <section aria-labelledby={titleId} className={frame}>
      <h2 id={titleId} className={heading({ size: 'sm' })}>
        {words.title()}
      </h2>
      {words.lead ? <p className={quiet}>{words.lead()}</p> : null}
      {shown.length === 0 ? <p className={quiet}>{words.empty()}</p> : null}
      <SortableItems ids={shown.map(({ id }) => id)} words={dragWords(nameOfId, shown.length)} onMove={move}>
        <ul className={list}>
          {shown.map((item, place) => (
            <ItemCard
              key={item.id}
              kind={kind}
              item={item}
              place={place}
              count={shown.length}
              open={openId === item.id || isWrong(item)}
              showErrors={showErrors && item !== unanswered}
              edit={(answered) => change(item.id, answered)}
              onOpenChange={(open) => setOpenId(open ? item.id : null)}
              onMove={(to) => moveByButton(item.id, to)}
              onRemove={() => (isBlank(item) ? takeOut(item) : askBeforeRemoving(item))}
            />
          ))}
        </ul>
      </SortableItems>
      <div ref={adding} className={Add ? undefined : foot}>
        {Add ? (
          <Add items={shown} add={(items) => edit((now) => [...now, ...items])} />
        ) : (
          <>
            <Button variant="outline" aria-disabled={full || undefined} onClick={add}>
              <Plus aria-hidden size={20} />
              {words.add()}
            </Button>
            <span className={quiet}>
              {full ? (
                <>
                  <span>{m.list_maximum()}</span>{' '}
                  <span className={count}>{m.field_counter({ count: shown.length, max })}</span>
                </>
              ) : null}
            </span>
          </>
        )}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => {
          if (!open) setRemoving(null);
        }}
        title={m.list_remove_title({ name: removing ? nameOf(removing) : '' })}
        description={m.list_remove_text()}
        confirmLabel={m.list_remove_confirm()}
        cancelLabel={m.list_remove_cancel()}
        onConfirm={() => {
          if (removing) takeOut(removing);
        }}
        finalFocus={() => returnTo.current}
      />
    </section>
  );
};
