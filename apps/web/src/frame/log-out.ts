import { atRisk } from '../browser/at-risk.ts';
import { withinLimit } from '../browser/within-limit.ts';

interface LoggingOut {
  endSession(): Promise<unknown>;
  forgetDrafts(): Promise<void>;
  /** Files and pages without data of the account. */
  forgetApp(): Promise<void>;
  clearStorage(): void;
}

const FORGET_APP_MS = 5000;

/** The session has ended, and something of the account may be left on the device. */
export class DeviceNotCleared extends Error {
  override readonly name = 'DeviceNotCleared';
}

/**
 * Returns what logs out. It ends the session on the server first; only then is anything deleted from the device, and then
 * as much as can be. It rejects with why the session has not ended, or with {@link DeviceNotCleared}, and may then be
 * called again: a session that it ended is not ended twice, because somebody else may have logged in meanwhile.
 */
export const createLogOut = ({ endSession, forgetDrafts, forgetApp, clearStorage }: LoggingOut) => {
  let hasEnded = false;
  return async (): Promise<void> => {
    if (!hasEnded) await endSession();
    hasEnded = true;
    // The browser would ask whether to stay on a page whose account is gone.
    atRisk.release();
    const [drafts] = await Promise.allSettled([forgetDrafts(), withinLimit(forgetApp(), FORGET_APP_MS)]);
    clearStorage();
    if (drafts.status === 'rejected')
      throw new DeviceNotCleared('Drafts may be left on this device', { cause: drafts.reason });
  };
};
