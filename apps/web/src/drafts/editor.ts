import type { SectionStates } from '@palmares/domain/portfolio';
import type { PortfolioPort } from './outbox/portfolio-port.ts';
import type { SaveState } from './save-state.ts';
import type { AnySectionDraft, SectionSummary } from './section-draft.ts';

export interface EditorState {
  readonly save: SaveState;
  readonly sections: readonly SectionSummary[];
}

/** One athlete's drafts on this page: they outlive the screen, so that sending goes on while she walks about. */
export interface Editor {
  readonly athleteId: string;
  readonly drafts: readonly AnySectionDraft[];
  state(): EditorState;
  subscribe(listener: () => void): () => void;
  /** A field was left: what is valid is sent without waiting for a pause. */
  commit(): void;
  /** Resolves when everything that can be sent is, or when it turned out that it cannot be now. */
  settle(): Promise<void>;
}

export interface OpenEditor {
  readonly athleteId: string;
  readonly port: PortfolioPort;
  /** What the page was rendered with: enough to start from when the server cannot be asked. */
  readonly known: SectionStates;
}
