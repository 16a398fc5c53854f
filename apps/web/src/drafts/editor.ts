import type { SectionName, SectionStates } from '@palmares/domain/portfolio';
import type { PortfolioPort } from './outbox/portfolio-port.ts';
import type { DeviceStorage, SaveState } from './save-state.ts';
import type { AnySectionDraft, SectionSummary } from './section-draft.ts';
import type { Direction } from './undo/steps.ts';
import type { Taken } from './undo/undo-history.ts';

export interface EditorState {
  readonly save: SaveState;
  readonly storage: DeviceStorage;
  /** True if the session ended while something waits to be sent. */
  readonly signedOut: boolean;
  readonly sections: readonly SectionSummary[];
  /** The section that the next undo or redo changes; null if there is nothing to change. */
  readonly next: Readonly<Record<Direction, SectionName | null>>;
}

/**
 * One athlete's drafts on this page. They outlive the screen, so that sending continues while the athlete navigates.
 */
export interface Editor {
  readonly athleteId: string;
  readonly drafts: readonly AnySectionDraft[];
  state(): EditorState;
  subscribe(listener: () => void): () => void;
  /** A field lost focus: send what is valid without waiting for a pause. */
  commit(): void;
  /** Call it after the athlete logs in again: fetches the server's sections and sends what is waiting. */
  resume(): void;
  /** Stores every draft on the device and, in the tab that sends, sends what can be sent now. */
  settle(): Promise<void>;
  /** Undoes or redoes the newest step and sends it; null if nothing was left to change. */
  take(direction: Direction): Promise<Taken | null>;
}

/** True if an editor did not open because it was closed meanwhile. */
export const isClosing = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'AbortError';

export interface OpenEditor {
  readonly athleteId: string;
  readonly port: PortfolioPort;
  /** The sections of the rendered page, to start from when the server cannot be reached. */
  readonly known: SectionStates;
}
