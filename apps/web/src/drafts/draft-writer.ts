import type { AnySectionDraft } from './section-draft.ts';

export interface DraftWriter {
  /** Schedules a write of this draft, together with whatever else changes before the next frame. */
  changed(draft: AnySectionDraft): void;
  /** Resolves when every change made so far is stored on the device, or `onFailure` was called for it. */
  flush(): Promise<void>;
  isWriting(): boolean;
}

interface DraftWriterOptions {
  write(drafts: readonly AnySectionDraft[]): Promise<void>;
  /** Calls back soon: after the next paint, where there is one. */
  soon(run: () => void): void;
  onState(): void;
  onFailure(): void;
}

/** Writes drafts to the device, one write after another, so that an older record never overwrites a newer one. */
export const draftWriter = ({ write, soon, onState, onFailure }: DraftWriterOptions): DraftWriter => {
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
