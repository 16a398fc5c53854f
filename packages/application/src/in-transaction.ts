import type { Tx } from '@palmares/db';
import type { EventLog } from '@palmares/db/event-store';
import type { Keyring } from '@palmares/event-store/event-log';

/** What a step of a use case needs inside its caller's transaction. */
export interface InTransaction {
  readonly tx: Tx;
  /** The log of the same transaction. */
  readonly log: EventLog;
  readonly keyring: Keyring;
}
