import { changed, type Item, moved } from '@palmares/domain/sections';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import type { Edit } from '../section-editor.ts';
import type { ItemKind } from './item-kind.ts';
import { useOpenedItem } from './use-opened-item.ts';
import { isComplete } from './validity.ts';

export interface Items<I extends Item> {
  readonly kind: ItemKind<I>;
  readonly items: readonly I[];
  readonly edit: Edit<readonly I[]>;
  readonly showErrors: boolean;
}

/** The items of a list, including one that is being added, and the actions on each. */
export const useItems = <I extends Item>({ kind, items, edit, showErrors }: Items<I>) => {
  const { words, schema, max, blank, isBlank } = kind;
  const { opened, Sheet, open, keepOpen, close } = useOpenedItem();
  // A new item joins the draft with its first answer: until then there is nothing to save and nothing to fix.
  const [unanswered, setUnanswered] = useState<I | null>(null);
  const [said, setSaid] = useState('');
  const [closedBlank, setClosedBlank] = useState(false);
  // The item that the athlete wanted to close although something is missing.
  const [unfinishedId, setUnfinishedId] = useState<string | null>(null);

  const pending = unanswered && opened.id === unanswered.id && opened.place !== 'closed' ? unanswered : null;
  const shown = pending ? [...items, pending] : items;
  const full = shown.length >= max;
  const itemOf = (id: string | null) => shown.find((candidate) => candidate.id === id);
  const nameOf = (item: I) => kind.nameOf(item) || words.unnamed();
  const nameOfId = (id: string) => {
    const item = itemOf(id);
    return item ? nameOf(item) : words.unnamed();
  };

  const add = () => {
    const item = pending ?? blank?.();
    if (full || !item) return;
    setUnanswered(item);
    setClosedBlank(false);
    open(item.id, { isNew: true });
  };
  const change = (id: string, answered: (item: I) => I) => {
    if (opened.id !== id || opened.place === 'closed') keepOpen(id);
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
  /** True unless the item is blank. If it is, the form says so. */
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

  return {
    shown,
    full,
    said,
    nameOf,
    nameOfId,
    itemOf,
    isPending: (item: I) => item === pending,
    /** True if the item is open in the list itself. */
    isOpen: (item: I) => {
      if (opened.id === item.id && opened.place !== 'closed') return opened.place === 'row';
      return showErrors && item !== pending && !isComplete(schema, item);
    },
    showsErrors: (item: I) => (showErrors && item !== pending) || unfinishedId === item.id,
    isOpenForErrors: (item: I) => opened.id !== item.id,
    noteOf: (item: I) => (closedBlank && isBlank(item) ? m.list_empty_form() : null),
    /** The item of the sheet, which is still seen while the sheet closes. */
    inSheet: itemOf(opened.id) ?? (unanswered?.id === opened.id ? unanswered : undefined),
    isSheetOpen: opened.place === 'sheet',
    isNew: opened.isNew,
    Sheet,
    open: (id: string) => {
      setClosedBlank(false);
      open(id);
    },
    close,
    add,
    change,
    move,
    moveByMenu,
    isAnswered,
    isFinished,
  };
};
