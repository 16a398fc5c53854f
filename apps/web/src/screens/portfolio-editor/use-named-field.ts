import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { useEditor } from '../../drafts/editor-context.tsx';

/** Focuses the field that the address names after `#`, once fields can be edited. */
export const useNamedField = (page: RefObject<HTMLElement | null>): void => {
  const { hash } = useLocation();
  const isReady = useEditor() !== null;
  useEffect(() => {
    if (!isReady || hash === '') return;
    page.current?.querySelector<HTMLElement>(`[name="${CSS.escape(hash)}"]`)?.focus();
  }, [isReady, hash, page]);
};
