import type { ReactNode } from 'react';
import { createCountdown } from './countdown.ts';

export interface ToastContent {
  title?: ReactNode;
  description?: ReactNode;
  tone?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void } | undefined;
}

export interface CurrentToast extends ToastContent {
  id: string;
}

/** Reasons to pause the countdown of a toast. */
export type ToastHold = 'hover' | 'focus' | 'hidden';

export interface AppToaster {
  /** Shows a toast for five seconds in place of the current one; returns its id. */
  show: (content: ToastContent) => string;
  dismiss: () => void;
  current: () => CurrentToast | null;
  subscribe: (listener: () => void) => () => void;
  /** Call when the toast is visible; starts its five seconds. */
  appeared: (held: readonly ToastHold[]) => void;
  hold: (reason: ToastHold) => void;
  release: (reason: ToastHold) => void;
}

const duration = 5000;

/** Creates a toaster, to pass to `Toaster`. Call it once, at module scope in the browser or in a provider. */
export const createToaster = (): AppToaster => {
  let current: CurrentToast | null = null;
  let made = 0;
  const listeners = new Set<() => void>();
  const become = (next: CurrentToast | null) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const dismiss = () => {
    countdown.stop();
    if (current !== null) become(null);
  };
  const countdown = createCountdown(duration, dismiss);
  return {
    // No queue: the newest toast matters most and must not wait five seconds.
    show: (content) => {
      countdown.stop();
      made += 1;
      const id = `notice-${made}`;
      become({ ...content, id });
      return id;
    },
    dismiss,
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    appeared: countdown.start,
    hold: countdown.hold,
    release: countdown.release,
  };
};
