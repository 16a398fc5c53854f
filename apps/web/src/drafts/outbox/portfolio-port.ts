import type { Outcome } from '@palmares/domain/kernel';
import type { SectionName, SectionStates } from '@palmares/domain/portfolio';

export interface Sending {
  readonly section: SectionName;
  readonly commandId: string;
  readonly basedOn: number;
  readonly change: unknown;
}

export interface Sent {
  /** The whole portfolio's version, which the preview asks for. */
  readonly version: number;
  readonly sectionVersion: number;
}

/** Why nothing can be sent now. Drafts stay on the device meanwhile. */
export type Trouble = 'offline' | 'timed_out' | 'signed_out' | 'new_terms' | 'failing';

/** The editor's calls to the server. They reject if it cannot be reached; a refusal is a returned value. */
export interface PortfolioPort {
  send(sending: Sending): Promise<Outcome<Sent>>;
  /** Read straight from the log, so at least as new as any answer to this device. */
  sections(): Promise<SectionStates>;
  troubleOf(failure: unknown): Trouble;
}
