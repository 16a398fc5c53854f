import type { ReactNode } from 'react';
import { createCountdown } from './countdown.ts';

export interface ToastContent {
  title?: ReactNode;
  description?: ReactNode;
  tone?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void } | undefined;
}

export interface ShownToast extends ToastContent {
  id: string;
}

/** While one of these lasts, a notice stays. */
export type ToastHold = 'hover' | 'focus' | 'hidden';

export interface AppToaster {
  /** Shows a toast for five seconds; the one before it leaves. */
  show: (content: ToastContent) => string;
  dismiss: () => void;
  current: () => ShownToast | null;
  subscribe: (listener: () => void) => () => void;
  /** Its five seconds begin once it can be seen. */
  appeared: (held: readonly ToastHold[]) => void;
  hold: (reason: ToastHold) => void;
  release: (reason: ToastHold) => void;
}

const duration = 5000;

/** Made once, in the browser's module scope or in a provider; give it to `Toaster`. */
export const createToaster = (): AppToaster => {
  let current: ShownToast | null = null;
  let made = 0;
  const listeners = new Set<() => void>();
  const become = (next: ShownToast | null) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const dismiss = () => {
    countdown.stop();
    if (current !== null) become(null);
  };
  const countdown = createCountdown(duration, dismiss);
  return {
    // A queue would hold back the newest word for five seconds; the newest one is the one that matters.
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
