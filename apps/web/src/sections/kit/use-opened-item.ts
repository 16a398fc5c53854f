import { useState } from 'react';
import { isPhone } from '../../browser/is-phone.ts';
import { useLoadedPart } from '../../browser/use-loaded-part.ts';
import { loadItemSheet } from './on-demand/parts.ts';

interface Opened {
  readonly id: string | null;
  /** After closing, the sheet still shows the item while it leaves. */
  readonly place: 'row' | 'sheet' | 'closed';
  readonly isNew: boolean;
}

/** Tracks the open item of a list and its place: its row, or on a phone a sheet if the sheet's code can be loaded. */
export const useOpenedItem = () => {
  const [opened, setOpened] = useState<Opened>({ id: null, place: 'closed', isNew: false });
  const { Part: Sheet, ask } = useLoadedPart(loadItemSheet);
  const open = (id: string, { isNew = false } = {}) => {
    if (!isPhone()) {
      setOpened({ id, place: 'row', isNew });
      return;
    }
    setOpened({ id, place: 'sheet', isNew });
    ask(() => setOpened((now) => (now.id === id && now.place === 'sheet' ? { ...now, place: 'row' } : now)));
  };
  /** Keeps an item open that was opened because of its errors, even once they are gone. */
  const keepOpen = (id: string) => setOpened({ id, place: 'row', isNew: false });
  const close = () => setOpened((now) => ({ ...now, place: 'closed' }));
  return { opened, Sheet, open, keepOpen, close };
};
