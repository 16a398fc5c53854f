import type { Trouble } from './outbox/portfolio-port.ts';
import type { SectionSummary } from './section-draft.ts';

export type SaveState =
  | 'saving'
  | 'on_device'
  | 'saved'
  | 'offline'
  | 'timed_out'
  | 'signed_out'
  | 'new_terms'
  | 'failing'
  | 'refused'
  | 'incomplete'
  | 'to_fix'
  | 'conflict'
  | 'not_stored'
  | 'memory_only';

/** The state of storage on the device. `blocked` means that the browser stores nothing. */
export type DeviceStorage = 'kept' | 'failing' | 'blocked';

interface Situation {
  /** True while something typed is not yet stored on the device. */
  readonly writing: boolean;
  /** True while one key follows another: each is stored at once, but a status that says so would flicker. */
  readonly typing: boolean;
  readonly storage: DeviceStorage;
  readonly trouble: Trouble | null;
  readonly sections: readonly SectionSummary[];
}

/** True while closing the page would lose something that was typed. */
export const isMemoryOnly = ({ writing, storage, sections }: Omit<Situation, 'typing' | 'trouble'>): boolean =>
  (writing || storage !== 'kept') && sections.some(({ touched }) => touched);

/** The one state worth showing: first what is at risk, then what the athlete can act on, then what resolves itself. */
export const saveState = ({ writing, typing, storage, trouble, sections }: Situation): SaveState => {
  const unsent = sections.filter((section) => section.touched);
  if (unsent.length === 0) return 'saved';
  if (storage !== 'kept') return storage === 'blocked' ? 'memory_only' : 'not_stored';
  if (writing || typing) return 'saving';
  if (unsent.some((section) => section.conflict)) return 'conflict';
  if (trouble) return trouble;
  if (unsent.some((section) => section.refusal)) return 'refused';
  if (unsent.some((section) => section.pending)) return 'on_device';
  return unsent.some((section) => section.problem) ? 'to_fix' : 'incomplete';
};

/** True while `signed_out` is shown, or hidden by `saving` from one key to the next. */
export const saysSignedOut = ({
  signedOut,
  ...shown
}: Omit<Situation, 'writing' | 'typing' | 'trouble'> & { readonly signedOut: boolean }): boolean =>
  signedOut && saveState({ ...shown, writing: false, typing: false, trouble: 'signed_out' }) === 'signed_out';
