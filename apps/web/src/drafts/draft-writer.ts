import type { AnySectionDraft } from './section-draft.ts';

export interface DraftWriter {
  /**
   * Schedules a write of this draft, together with whatever else changes before the next frame. `words`: the athlete
   * typed something; otherwise what is written is what was sent and answered.
   */
  changed(draft: AnySectionDraft, words: boolean): void;
  /** Resolves when every change made so far is stored on the device, or `onFailure` was called for it. */
  flush(): Promise<void>;
  /** True while words are on their way to the device. */
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
  let words = false;
  let scheduled = false;

  const flush = (): Promise<void> => {
    if (waiting.size === 0) return writes;
    const drafts = [...waiting];
    const withWords = words;
    waiting.clear();
    words = false;
    if (withWords) open += 1;
    writes = writes
      .then(() => write(drafts))
      .catch(onFailure)
      .finally(() => {
        if (!withWords) return;
        open -= 1;
        onState();
      });
    return writes;
  };

  return {
    changed: (draft, withWords) => {
      waiting.add(draft);
      words ||= withWords;
      onState();
      if (scheduled) return;
      scheduled = true;
      soon(() => {
        scheduled = false;
        void flush();
      });
    },
    flush,
    isWriting: () => words || open > 0,
  };
};
