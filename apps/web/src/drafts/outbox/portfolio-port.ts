import type { Outcome } from '@palmares/domain/kernel';
import type { SectionName, SectionStates } from '@palmares/domain/portfolio';

export interface Sending {
  readonly section: SectionName;
  readonly commandId: string;
  readonly basedOn: number;
  readonly change: unknown;
}

export interface Sent {
  /** Of the whole portfolio: what the preview asks for. */
  readonly version: number;
  readonly sectionVersion: number;
}

/** Why nothing can be sent now. The words typed meanwhile stay on the device. */
export type Trouble = 'offline' | 'signed_out' | 'failing';

/** What the editor needs of the server. A failure to reach it rejects; a refusal is a value. */
export interface PortfolioPort {
  send(sending: Sending): Promise<Outcome<Sent>>;
  /** Straight from the log, newer than anything this device was ever answered. */
  sections(): Promise<SectionStates>;
  troubleOf(failure: unknown): Trouble;
}
