import { type ComponentType, useState } from 'react';
import { renewFor } from '../browser/renewal.ts';
import { useLoadedPart } from '../browser/use-loaded-part.ts';
import { failureToast } from './failure-toast.ts';
import { toasts } from './toasts.ts';

export interface OpenedPart {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * A panel whose code is loaded on first use. `React.lazy` would replace the whole page with the error page if loading
 * fails; here the page stays, says so, and the next press tries again.
 */
export const usePartOnDemand = <Props extends OpenedPart>(load: () => Promise<ComponentType<Props>>) => {
  const { Part, ask } = useLoadedPart(load);
  const [open, onOpenChange] = useState(false);
  const show = () => {
    onOpenChange(true);
    ask((error) => {
      onOpenChange(false);
      renewFor(error);
      toasts.show(failureToast(error));
    });
  };
  const preload = () => void load().catch(() => undefined);
  return { Part, open, onOpenChange, show, preload };
};
