import type { Item } from '@palmares/domain/sections';
import { heading, SortableItems, VisuallyHidden } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { memo, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useLoadedPart } from '../../browser/use-loaded-part.ts';
import { AddItem } from './add-item.tsx';
import { dragWords } from './drag-words.ts';
import { FillList, type ListFiller } from './fill-list.tsx';
import { ItemBody } from './item-body.tsx';
import { ItemForm } from './item-form.tsx';
import { list } from './item-row.styles.ts';
import { ItemRow, type RowActions } from './item-row.tsx';
import { loadSorting, preloadListParts } from './on-demand/parts.ts';
import { PartToCome } from './part-to-come.tsx';
import { SheetOfItem } from './sheet-of-item.tsx';
import { type Items, useItems } from './use-items.ts';
import { useRemoval } from './use-removal.ts';
import { isComplete } from './validity.ts';

const frame = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const unseen = css({ srOnly: true });
const quiet = css({ color: 'fg.muted', maxWidth: 'prose' });
const adding = css({ display: 'flex', flexWrap: 'wrap', gap: '2', '& > *': { maxWidth: 'full' } });

interface ItemListProps<I extends Item> extends Items<I> {
  /** Name of the list, for links that lead to the button that adds to it. */
  readonly name: string;
  readonly filler?: ListFiller<I> | undefined;
  /** True if it is its whole section, whose title is then the page's. */
  readonly isAlone?: boolean;
  /** True if another list comes first: it is a name and a button until it has an item. */
  readonly isLater?: boolean;
  /** True if its section begins with it. */
  readonly isMain?: boolean;
}

const List = <I extends Item>(listed: ItemListProps<I>) => {
  const { name, filler, isAlone = false, isLater = false, isMain = isAlone, ...props } = listed;
  const { kind, items, edit } = props;
  const { words, schema, max, isBlank, Add, Picture, loadForm } = kind;
  const of = useItems(props);
  const { shown, nameOf, inSheet } = of;
  const { Part: Form, ask: askForm } = useLoadedPart(loadForm);
  const { Part: Sorting, ask: askSorting } = useLoadedPart(loadSorting);
  const region = useRef<HTMLElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const titleId = useId();

  const focusAdd = () => {
    const button = foot.current?.querySelector('button') ?? null;
    button?.focus();
    return button;
  };
  const rowOf = (id: string | null) => region.current?.querySelector<HTMLElement>(`[data-row="${id}"]`) ?? null;

  const closeRow = (id: string) => {
    if (!of.isAnswered(id)) return;
    of.close();
    rowOf(id)?.focus();
  };
  const finish = (id: string) => {
    if (of.isFinished(id)) closeRow(id);
  };
  const { remove, Question, question } = useRemoval({ items, edit, isBlank, nameOf, focusNext: focusAdd });
  const now: RowActions = {
    toggle: (id, opens) => (opens ? of.open(id) : closeRow(id)),
    move: of.moveByMenu,
    remove: (id) => {
      const item = of.itemOf(id);
      if (item && !of.isPending(item)) remove(item);
      else {
        of.close();
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

  const formOf = (item: I): ReactNode =>
    Form ? (
      <ItemForm
        key={item.id}
        Form={Form}
        schema={schema}
        item={item}
        showErrors={of.showsErrors(item)}
        isOpenForErrors={of.isOpenForErrors(item)}
        change={of.change}
      />
    ) : (
      <PartToCome ask={askForm} />
    );

  return (
    <section ref={region} aria-labelledby={titleId} className={frame} onPointerEnter={prepare} onFocus={prepare}>
      <h2 id={titleId} className={isAlone || (isLater && shown.length === 0) ? unseen : heading({ size: 'sm' })}>
        {words.title()}
      </h2>
      {shown.length === 0 && Picture ? <Picture size={160} flush /> : null}
      {shown.length === 0 && !isLater ? <p className={quiet}>{words.empty()}</p> : null}
      <SortableItems
        Sorting={Sorting}
        ids={shown.map(({ id }) => id)}
        words={dragWords(of.nameOfId, shown.length)}
        onMove={of.move}
      >
        <ul className={list}>
          {shown.map((item, place) => (
            <ItemRow
              key={item.id}
              kind={kind}
              item={item}
              name={nameOf(item)}
              incomplete={!isComplete(schema, item)}
              place={place}
              count={shown.length}
              open={of.isOpen(item)}
              actions={actions}
            >
              {of.isOpen(item) ? (
                <ItemBody note={of.noteOf(item)} onDone={() => finish(item.id)}>
                  {formOf(item)}
                </ItemBody>
              ) : null}
            </ItemRow>
          ))}
        </ul>
      </SortableItems>
      <div ref={foot} data-list={name} className={Add ? undefined : adding}>
        {Add ? (
          <Add items={shown} add={(items) => edit((now) => [...now, ...items])} />
        ) : (
          <>
            <AddItem
              label={words.add()}
              count={shown.length}
              max={max}
              isFirst={isMain && shown.length === 0}
              onAdd={of.add}
            />
            {filler && shown.length === 0 ? <FillList filler={filler} edit={edit} focusNext={focusAdd} /> : null}
          </>
        )}
      </div>
      <VisuallyHidden role="status">{of.said}</VisuallyHidden>
      {of.Sheet && inSheet ? (
        <SheetOfItem
          Sheet={of.Sheet}
          open={of.isSheetOpen}
          title={nameOf(inSheet)}
          note={of.noteOf(inSheet)}
          onClose={of.close}
          onDone={() => {
            if (of.isFinished(inSheet.id)) of.close();
          }}
          onAnother={
            of.isNew && !of.full
              ? () => {
                  if (of.isFinished(inSheet.id)) of.add();
                }
              : undefined
          }
          finalFocus={() => rowOf(inSheet.id) ?? focusAdd()}
        >
          {formOf(inSheet)}
        </SheetOfItem>
      ) : null}
      {Question ? <Question {...question} /> : null}
    </section>
  );
};

/** A list whose items can be added, opened, reordered and removed, with undo. A key typed elsewhere does not render it. */
export const ItemList = memo(List) as typeof List;
