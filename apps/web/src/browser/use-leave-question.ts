import { useBlocker } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Blocks navigation to another page while `asks`, including the browser's Back. Returns what a dialog needs to ask. */
export const useLeaveQuestion = (asks: boolean) => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => asks && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  });
  const onConfirm = useCallback(() => proceed?.(), [proceed]);
  return {
    open: status === 'blocked',
    onConfirm,
    onOpenChange: (open: boolean) => {
      if (!open) reset?.();
    },
  };
};
