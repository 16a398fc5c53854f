import { atRisk } from '../browser/at-risk.ts';
import { withinLimit } from '../browser/within-limit.ts';

interface LoggingOut {
  endSession(): Promise<unknown>;
  forgetDrafts(): Promise<void>;
  /** Deletes files and pages, which hold no data of the account. */
  forgetApp(): Promise<void>;
  clearStorage(): void;
}

const FORGET_APP_MS = 5000;

/** The session has ended, and something of the account may be left on the device. */
export class DeviceNotCleared extends Error {
  override readonly name = 'DeviceNotCleared';
}

/**
 * Returns the function that logs out. It ends the session on the server first; only then does it delete data from the
 * device, as much as it can. It rejects with the reason why the session has not ended, or with {@link
 * DeviceNotCleared}. It may then be called again, and does not end another session: somebody else may have logged in
 * meanwhile.
 */
export const createLogOut = ({ endSession, forgetDrafts, forgetApp, clearStorage }: LoggingOut) => {
  let hasEnded = false;
  return async (): Promise<void> => {
    if (!hasEnded) await endSession();
    hasEnded = true;
    // Otherwise the browser would ask whether to leave a page whose account is gone.
    atRisk.release();
    const [drafts] = await Promise.allSettled([forgetDrafts(), withinLimit(forgetApp(), FORGET_APP_MS)]);
    clearStorage();
    if (drafts.status === 'rejected')
      throw new DeviceNotCleared('Drafts may be left on this device', { cause: drafts.reason });
  };
};
