import { atRisk } from '../browser/at-risk.ts';
import { withinLimit } from '../browser/within-limit.ts';

interface LoggingOut {
  /** Ends the session of this page's account, if there is one. Rejects if another account is logged in. */
  endSession(): Promise<unknown>;
  /** Deletes every account's drafts from the device. */
  forgetDrafts(): Promise<void>;
  /** Deletes the drafts of this page's account alone. */
  forgetOwnDrafts(): Promise<void>;
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
 * DeviceNotCleared}. It may then be called again, and never deletes what belongs to another account.
 */
export const createLogOut = ({ endSession, forgetDrafts, forgetOwnDrafts, forgetApp, clearStorage }: LoggingOut) => {
  let hasEnded = false;

  /** Returns whose data may be on the device now: `another` if someone may have logged in since the session ended. */
  const endOwnSession = async (): Promise<'own' | 'another'> => {
    try {
      await endSession();
      return 'own';
    } catch (failure) {
      if (!hasEnded) throw failure;
      return 'another';
    }
  };

  const clearDevice = async (): Promise<void> => {
    const [drafts] = await Promise.allSettled([forgetDrafts(), withinLimit(forgetApp(), FORGET_APP_MS)]);
    clearStorage();
    if (drafts.status === 'rejected') throw drafts.reason;
  };

  return async (): Promise<void> => {
    const clear = (await endOwnSession()) === 'own' ? clearDevice : forgetOwnDrafts;
    hasEnded = true;
    // Otherwise the browser would ask whether to leave a page whose account is gone.
    atRisk.release();
    try {
      await clear();
    } catch (cause) {
      throw new DeviceNotCleared('Drafts may be left on this device', { cause });
    }
  };
};
