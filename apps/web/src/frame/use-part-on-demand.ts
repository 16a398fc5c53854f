import { type ComponentType, useState } from 'react';
import { failureWords } from '../notices/error-status.ts';
import { toasts } from '../notices/toasts.ts';

export interface OpenedPart {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * A panel whose code is fetched when somebody first reaches for it. React's own way would put the error page in the
 * place of the whole page when the fetch fails; here the page stays, says so, and the next press tries again.
 */
export const usePartOnDemand = <Props extends OpenedPart>(load: () => Promise<ComponentType<Props>>) => {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [open, onOpenChange] = useState(false);
  const show = () => {
    onOpenChange(true);
    load().then(
      (loaded) => setPart(() => loaded),
      (error) => {
        onOpenChange(false);
        toasts.show({ title: failureWords(error), tone: 'destructive' });
      },
    );
  };
  const preload = () => void load().catch(() => undefined);
  return { Part, open, onOpenChange, show, preload };
};
