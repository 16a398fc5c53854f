/** Limits in milliseconds. Their sum must stay below the 10 s within which a silent connection is replaced. */
export interface SilenceLimits {
  /**
   * How long a connection may wait for the server with no bytes in either direction before the server is asked about
   * it.
   */
  readonly silentMs: number;
  /** Timeout for a query that the server can answer immediately, including the time to connect. */
  readonly answerMs: number;
}

export const SILENCE_LIMITS: SilenceLimits = { silentMs: 5_000, answerMs: 3_000 };

/** The error that closes a silent connection and rejects its query. The query may still have run. */
export class SilentConnection extends Error {
  /** The system error code for a peer that stopped responding. */
  readonly code = 'ETIMEDOUT';
  readonly application: string;

  constructor(application: string, waitedMs: number, why: string) {
    super(`No answer on a connection of ${application} for ${Math.round(waitedMs / 100) / 10} s: ${why}`);
    this.name = 'SilentConnection';
    this.application = application;
  }
}

/** Called for each connection that was closed for being silent. */
export type OnSilent = (silent: SilentConnection) => void;
