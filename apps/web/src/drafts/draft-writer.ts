import { pauseAfter } from '../browser/pause-after.ts';
import type { AnySectionDraft } from './section-draft.ts';

export interface DraftWriter {
  /**
   * Schedules a write of this draft, together with any others that change before the next frame. `words` is true if the
   * athlete typed; false if only the send state changed.
   */
  changed(draft: AnySectionDraft, words: boolean): void;
  /** Resolves when every change made so far is stored on the device, or `onFailure` was called for it. */
  flush(): Promise<void>;
  /** True while typed words are being written to the device. */
  isWriting(): boolean;
  /** Starts no further writes. */
  close(): void;
}

interface DraftWriterOptions {
  write(drafts: readonly AnySectionDraft[]): Promise<void>;
  /** Schedules `run` soon: after the next paint, if there is one. */
  soon(run: () => void): void;
  onState(): void;
  onStored(): void;
  /** Called when a write fails. The drafts are written again later, in their state at that time. */
  onFailure(failure: unknown): void;
}

/** Writes drafts to the device, one write after another, so that an older record never overwrites a newer one. */
export const draftWriter = ({ write, soon, onState, onStored, onFailure }: DraftWriterOptions): DraftWriter => {
  const waiting = new Set<AnySectionDraft>();
  let running: Promise<void> | null = null;
  let words = false;
  let isWritingWords = false;
  let scheduled = false;
  let closed = false;
  let failures = 0;
  let again: ReturnType<typeof setTimeout> | undefined;

  const writeWaiting = async (): Promise<void> => {
    const drafts = [...waiting];
    isWritingWords = words;
    words = false;
    waiting.clear();
    try {
      await write(drafts);
    } catch (failure) {
      for (const draft of drafts) waiting.add(draft);
      words ||= isWritingWords;
      throw failure;
    } finally {
      const wereWords = isWritingWords;
      isWritingWords = false;
      if (wereWords) onState();
    }
  };

  const writeAll = async (): Promise<void> => {
    try {
      while (waiting.size > 0 && !closed) await writeWaiting();
      failures = 0;
      onStored();
    } catch (failure) {
      failures += 1;
      clearTimeout(again);
      if (!closed) again = setTimeout(() => void flush(), pauseAfter(failures));
      onFailure(failure);
    } finally {
      running = null;
    }
  };

  const flush = (): Promise<void> => {
    if (waiting.size > 0 && !closed) running ??= writeAll();
    return running ?? Promise.resolve();
  };

  return {
    changed: (draft, withWords) => {
      waiting.add(draft);
      words ||= withWords;
      onState();
      // While writes fail, do not start one at every key.
      if (scheduled || failures > 0) return;
      scheduled = true;
      soon(() => {
        scheduled = false;
        void flush();
      });
    },
    flush,
    isWriting: () => words || isWritingWords,
    close: () => {
      closed = true;
      clearTimeout(again);
    },
  };
};
