import { changed, type Item, moved } from '@palmares/domain/sections';
import { heading, SortableItems, VisuallyHidden } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useLoadedPart } from '../../browser/use-loaded-part.ts';
import { m } from '../../paraglide/messages.js';
import type { Edit } from '../section-editor.ts';
import { AddItem } from './add-item.tsx';
import { dragWords } from './drag-words.ts';
import { FillList, type ListFiller } from './fill-list.tsx';
import { ItemBody } from './item-body.tsx';
import { ItemForm } from './item-form.tsx';
import type { ItemKind } from './item-kind.ts';
import { list } from './item-row.styles.ts';
import { ItemRow, type RowActions } from './item-row.tsx';
import { isComplete } from './item-validity.ts';
import { loadSorting, preloadListParts } from './on-demand/parts.ts';
import { PartToCome } from './part-to-come.tsx';
import { useOpenedItem } from './use-opened-item.ts';
import { useRemoval } from './use-removal.ts';

const frame = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const quiet = css({ color: 'fg.muted', maxWidth: 'prose' });
const adding = css({ display: 'flex', flexWrap: 'wrap', gap: '2', '& > *': { maxWidth: 'full' } });

interface ItemListProps<I extends Item> {
  readonly kind: ItemKind<I>;
  readonly items: readonly I[];
  readonly edit: Edit<readonly I[]>;
  readonly showErrors: boolean;
  readonly filler?: ListFiller<I> | undefined;
}

/** A list whose items can be added, opened, reordered and removed, with undo. */
export const ItemList = <I extends Item>({ kind, items, edit, showErrors, filler }: ItemListProps<I>) => {
  const { words, schema, max, blank, isBlank, Add, loadForm } = kind;
  const { Part: Form, ask: askForm } = useLoadedPart(loadForm);
  const { Part: Sorting, ask: askSorting } = useLoadedPart(loadSorting);
  const { opened, Sheet, open, keepOpen, close } = useOpenedItem();
  // A new item joins the draft with its first answer: until then there is nothing to save and nothing to fix.
  const [unanswered, setUnanswered] = useState<I | null>(null);
  const [said, setSaid] = useState('');
  const [closedBlank, setClosedBlank] = useState(false);
  // The item that was to be done with although something is missing.
  const [unfinishedId, setUnfinishedId] = useState<string | null>(null);
  const region = useRef<HTMLElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const titleId = useId();

  const pending = unanswered && opened.id === unanswered.id && opened.place !== 'closed' ? unanswered : null;
  const shown = pending ? [...items, pending] : items;
  const full = shown.length >= max;
  const nameOf = (item: I) => kind.nameOf(item) || words.unnamed();
  const itemOf = (id: string | null) => shown.find((candidate) => candidate.id === id);
  const nameOfId = (id: string) => {
    const item = itemOf(id);
    return item ? nameOf(item) : words.unnamed();
  };
  const isOpen = (item: I) => {
    if (opened.id === item.id && opened.place !== 'closed') return opened.place === 'row';
    return showErrors && item !== pending && !isComplete(schema, item);
  };

  const focusAdd = () => {
    const button = foot.current?.querySelector('button') ?? null;
    button?.focus();
    return button;
  };
  const rowOf = (id: string | null) => region.current?.querySelector<HTMLElement>(`[data-row="${id}"]`) ?? null;

  const add = () => {
    const item = pending ?? blank?.();
    if (full || !item) return;
    setUnanswered(item);
    setClosedBlank(false);
    open(item.id, { isNew: true });
  };
  const change = (id: string, answered: (item: I) => I) => {
    const first = unanswered?.id === id ? answered(unanswered) : null;
    setUnanswered((now) => (first && isBlank(first) ? first : now?.id === id ? null : now));
    if (first && isBlank(first)) return;
    edit((now) => {
      const known = now.find((item) => item.id === id);
      if (known) return changed(now, answered(known));
      return first ? [...now, first] : now;
    });
  };
  const move = (id: string, place: number) => {
    edit((now) => moved(pending ? [...now, pending] : now, id, place));
    setUnanswered(null);
  };
  const moveByMenu = (id: string, place: number) => {
    if (place < 0 || place >= shown.length) return;
    move(id, place);
    setSaid(m.list_moved_over({ name: nameOfId(id), place: place + 1, count: shown.length }));
  };
  /** True unless the item is blank, which the form then says. */
  const isAnswered = (id: string) => {
    const item = itemOf(id);
    const isLeftBlank = item !== undefined && isBlank(item);
    setClosedBlank(isLeftBlank);
    return !isLeftBlank;
  };
  /** True if nothing is missing, or if the form has said so and the athlete leaves it for later. */
  const isFinished = (id: string) => {
    const item = itemOf(id);
    if (!isAnswered(id)) return false;
    if (!item || unfinishedId === id || isComplete(schema, item)) return true;
    setUnfinishedId(id);
    return false;
  };
  const finish = (id: string) => {
    if (isFinished(id)) toggle(id, false);
  };
  const toggle = (id: string, opens: boolean) => {
    if (opens) {
      setClosedBlank(false);
      open(id);
    } else if (isAnswered(id)) {
      close();
      rowOf(id)?.focus();
    }
  };
  const { remove, Question, question } = useRemoval({ items, edit, isBlank, nameOf, focusNext: focusAdd });
  const now: RowActions = {
    toggle,
    move: moveByMenu,
    remove: (id) => {
      const item = itemOf(id);
      if (item && item !== pending) remove(item);
      else {
        close();
        focusAdd();
      }
    },
  };
  const actions = useRef(now);
  useLayoutEffect(() => {
    actions.current = now;
  });

  const prepare = () => {
    preloadListParts();
    // A failure is left to what needs the part: an open form asks again, and the menu moves items too.
    for (const ask of [askForm, askSorting]) ask(() => undefined);
  };

  const note = (item: I) => (closedBlank && isBlank(item) ? m.list_empty_form() : null);
  const formOf = (item: I) =>
    Form ? (
      <ItemForm
        key={item.id}
        Form={Form}
        schema={schema}
        item={item}
        showErrors={(showErrors && item !== pending) || unfinishedId === item.id}
        isOpenForErrors={opened.id !== item.id}
        edit={(answered) => {
          change(item.id, answered);
          if (opened.id !== item.id || opened.place === 'closed') keepOpen(item.id);
        }}
      />
    ) : (
      <PartToCome ask={askForm} />
    );
  // The item of a sheet that is closing is still seen.
  const inSheet = itemOf(opened.id) ?? (unanswered?.id === opened.id ? unanswered : undefined);

  return (
    <section ref={region} aria-labelledby={titleId} className={frame} onPointerEnter={prepare} onFocus={prepare}>
      <h2 id={titleId} className={heading({ size: 'sm' })}>
        {words.title()}
      </h2>
      {words.lead ? <p className={quiet}>{words.lead()}</p> : null}
      {shown.length === 0 ? <p className={quiet}>{words.empty()}</p> : null}
      <SortableItems
        Sorting={Sorting}
        ids={shown.map(({ id }) => id)}
        words={dragWords(nameOfId, shown.length)}
        onMove={move}
      >
        <ul className={list}>
          {shown.map((item, place) => (
            <ItemRow
              key={item.id}
              id={item.id}
              name={nameOf(item)}
              detail={kind.detailOf(item)}
              incomplete={!isComplete(schema, item)}
              place={place}
              count={shown.length}
              open={isOpen(item)}
              actions={actions}
            >
              {isOpen(item) ? (
                <ItemBody note={note(item)} onDone={() => finish(item.id)}>
                  {formOf(item)}
                </ItemBody>
              ) : null}
            </ItemRow>
          ))}
        </ul>
      </SortableItems>
      <div ref={foot} className={Add ? undefined : adding}>
        {Add ? (
          <Add items={shown} add={(items) => edit((now) => [...now, ...items])} />
        ) : (
          <>
            <AddItem label={words.add()} count={shown.length} max={max} onAdd={add} />
            {filler && shown.length === 0 ? <FillList filler={filler} edit={edit} focusNext={focusAdd} /> : null}
          </>
        )}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {Sheet && inSheet ? (
        <Sheet
          open={opened.place === 'sheet'}
          title={nameOf(inSheet)}
          onClose={close}
          onDone={() => {
            if (isFinished(inSheet.id)) close();
          }}
          onAnother={
            opened.isNew && !full
              ? () => {
                  if (isFinished(inSheet.id)) add();
                }
              : undefined
          }
          note={note(inSheet)}
          finalFocus={() => rowOf(inSheet.id) ?? focusAdd()}
        >
          {formOf(inSheet)}
        </Sheet>
      ) : null}
      {Question ? <Question {...question} /> : null}
    </section>
  );
};
