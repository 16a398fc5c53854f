/** Milliseconds. Together they stay below the 10 s within which a silent connection is replaced. */
export interface SilenceLimits {
  /** How long a connection may wait for the server, without a byte going either way, before the server is asked about it. */
  readonly silentMs: number;
  /** How long a question that the server can answer at once may take, making a connection for it included. */
  readonly answerMs: number;
}

export const SILENCE_LIMITS: SilenceLimits = { silentMs: 5_000, answerMs: 3_000 };

/** A connection that went silent is closed with this error, and its query is rejected with it. The query may have been run. */
export class SilentConnection extends Error {
  /** The system's own code for a peer that no longer answers. */
  readonly code = 'ETIMEDOUT';
  readonly application: string;

  constructor(application: string, waitedMs: number, why: string) {
    super(`No answer on a connection of ${application} for ${Math.round(waitedMs / 100) / 10} s: ${why}`);
    this.name = 'SilentConnection';
    this.application = application;
  }
}

/** Called for each connection that was closed because it went silent. */
export type OnSilent = (silent: SilentConnection) => void;
