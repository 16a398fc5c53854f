import type { AnySectionDraft } from './section-draft.ts';

export interface Keeper {
  /** Something was typed; it is written with whatever else changes before the next frame. */
  changed(draft: AnySectionDraft): void;
  /** Resolves when all that changed until now is on the device. */
  flush(): Promise<void>;
  isWriting(): boolean;
}

interface Keeping {
  write(drafts: readonly AnySectionDraft[]): Promise<void>;
  /** Calls back soon: an animation frame, where there is one. */
  soon(run: () => void): void;
  onState(): void;
  onFailure(): void;
}

/** Writes are queued one behind the other, so an older record never lands on a newer one. */
export const keeper = ({ write, soon, onState, onFailure }: Keeping): Keeper => {
  const waiting = new Set<AnySectionDraft>();
  let writes: Promise<void> = Promise.resolve();
  let open = 0;
  let scheduled = false;

  const flush = (): Promise<void> => {
    if (waiting.size === 0) return writes;
    const drafts = [...waiting];
    waiting.clear();
    open += 1;
    writes = writes
      .then(() => write(drafts))
      .catch(onFailure)
      .finally(() => {
        open -= 1;
        onState();
      });
    return writes;
  };

  return {
    changed: (draft) => {
      waiting.add(draft);
      onState();
      if (scheduled) return;
      scheduled = true;
      soon(() => {
        scheduled = false;
        void flush();
      });
    },
    flush,
    isWriting: () => open > 0 || waiting.size > 0,
  };
};
