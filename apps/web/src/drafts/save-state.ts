import type { Trouble } from './outbox/portfolio-port.ts';
import type { SectionSummary } from './section-draft.ts';

export type SaveState =
  | 'saving'
  | 'on_device'
  | 'saved'
  | 'offline'
  | 'signed_out'
  | 'failing'
  | 'refused'
  | 'incomplete'
  | 'conflict'
  | 'memory_only';

/** True while closing the page would lose something that was typed. */
export const isInMemoryAlone = (save: SaveState): boolean => save === 'saving' || save === 'memory_only';

interface Situation {
  /** True while something typed is not yet stored on the device. */
  readonly writing: boolean;
  readonly persistent: boolean;
  readonly trouble: Trouble | null;
  readonly sections: readonly SectionSummary[];
}

/** The one state worth showing: first what is at risk, then what the athlete can act on, then what resolves itself. */
export const saveState = ({ writing, persistent, trouble, sections }: Situation): SaveState => {
  const unsent = sections.filter((section) => section.touched);
  if (unsent.length === 0) return 'saved';
  if (!persistent) return 'memory_only';
  if (writing) return 'saving';
  if (unsent.some((section) => section.conflict)) return 'conflict';
  if (trouble) return trouble;
  if (unsent.some((section) => section.refusal)) return 'refused';
  return unsent.some((section) => section.pending) ? 'on_device' : 'incomplete';
};
