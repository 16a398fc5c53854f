import { type CreateToasterReturn, createToaster as createStore } from '@ark-ui/react/toast';
import type { ReactNode } from 'react';

export interface ToastContent {
  title?: ReactNode;
  description?: ReactNode;
  tone?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void } | undefined;
}

export interface AppToaster {
  /** Shows a toast for five seconds; the one before it leaves. */
  show: (content: ToastContent) => string;
  dismiss: () => void;
  store: CreateToasterReturn<ReactNode>;
}

/** Made once, in the browser's module scope or in a provider; give it to `Toaster`. */
export const createToaster = (): AppToaster => {
  const store = createStore<ReactNode>({ placement: 'bottom-start', max: 1, duration: 5000, gap: 0, removeDelay: 200 });
  return {
    store,
    show: ({ title, description, tone = 'default', action }) => {
      // A queue would hold back the newest word for five seconds; the newest one is the one that matters.
      store.remove();
      return store.create({ title, description, action, closable: true, type: 'info', meta: { tone } });
    },
    dismiss: () => store.dismiss(),
  };
};
