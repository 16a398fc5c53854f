import type { Tx } from '@palmares/db';
import type { EventLog } from '@palmares/db/event-store';
import type { Keyring } from '@palmares/event-store/event-log';

/** Dependencies of a step that runs inside its caller's transaction. */
export interface InTransaction {
  readonly tx: Tx;
  /** The log inside the same transaction. */
  readonly log: EventLog;
  readonly keyring: Keyring;
}
