import { type Item, inserted, removed } from '@palmares/domain/sections';
import { useRef, useState } from 'react';
import { useLoadedPart } from '../../browser/use-loaded-part.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import type { Edit } from '../section-editor.ts';
import { loadQuestion } from './on-demand/parts.ts';

interface Removal<I extends Item> {
  readonly items: readonly I[];
  readonly edit: Edit<readonly I[]>;
  readonly isBlank: (item: I) => boolean;
  readonly nameOf: (item: I) => string;
  /** Moves the focus away from the removed item. */
  readonly focusNext: () => HTMLElement | null;
}

/** Removes an item after a question, with undo. A blank item, or one whose question cannot be loaded, goes at once. */
export const useRemoval = <I extends Item>({ items, edit, isBlank, nameOf, focusNext }: Removal<I>) => {
  const [asked, setAsked] = useState<I | null>(null);
  const { Part: Question, ask } = useLoadedPart(loadQuestion);
  const returnTo = useRef<HTMLElement | null>(null);
  const takeOut = (item: I) => {
    const place = items.findIndex(({ id }) => id === item.id);
    edit((now) => removed(now, item.id));
    setAsked(null);
    returnTo.current = focusNext();
    if (isBlank(item)) return;
    toasts.show({
      title: m.list_removed({ name: nameOf(item) }),
      action: {
        label: m.undo(),
        onClick: () => {
          edit((now) => inserted(now, place, item));
          focusNext();
        },
      },
    });
  };
  const remove = (item: I) => {
    if (isBlank(item)) {
      takeOut(item);
      return;
    }
    returnTo.current = null;
    setAsked(item);
    ask(() => takeOut(item));
  };
  const question = {
    open: asked !== null,
    onOpenChange: (open: boolean) => {
      if (!open) setAsked(null);
    },
    title: m.list_remove_title({ name: asked ? nameOf(asked) : '' }),
    description: m.list_remove_text(),
    confirmLabel: m.list_remove_confirm(),
    cancelLabel: m.list_remove_cancel(),
    onConfirm: () => {
      if (asked) takeOut(asked);
    },
    finalFocus: () => returnTo.current,
  };
  return { remove, Question, question };
};
