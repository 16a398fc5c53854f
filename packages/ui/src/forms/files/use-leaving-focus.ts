import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a wrapper for handlers that remove a row. The pressed button disappears with its row, and a lost focus would
 * restart at the top of the page, so the focus moves to `shelter`.
 */
export const useLeavingFocus = (
  rows: readonly { readonly id: string }[],
  shelter: RefObject<HTMLElement | null>,
): ((act: (id: string) => void) => (id: string) => void) => {
  const leaving = useRef<string | null>(null);
  useEffect(() => {
    if (leaving.current === null || rows.some(({ id }) => id === leaving.current)) return;
    leaving.current = null;
    if (document.activeElement === document.body) shelter.current?.focus();
  }, [rows, shelter]);
  return (act) => (id) => {
    leaving.current = id;
    act(id);
  };
};
