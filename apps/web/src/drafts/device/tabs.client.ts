import type { Steps } from '../undo/steps.ts';
import type { StoredDraft } from './device-database.client.ts';

export type TabMessage =
  | { readonly kind: 'draft'; readonly draft: StoredDraft }
  | { readonly kind: 'steps'; readonly athleteId: string; readonly steps: Steps }
  /** Drafts are deleted from the device: one account's, or everybody's if `of` is null. */
  | { readonly kind: 'forgotten'; readonly by: string; readonly of: string | null }
  /** A page of this account found that another account is logged in, or that this one is again. */
  | { readonly kind: 'another_account'; readonly than: string; readonly isLoggedIn: boolean };

const CHANNEL = 'palmares-drafts';

/** Identifies this page among the open tabs. */
export const thisPage: string = crypto.randomUUID();

/** A channel to the other tabs of this browser. Other channel objects of the same page receive its messages too. */
export const openTabs = (onMessage: (message: TabMessage) => void) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  return {
    post: (message: TabMessage) => channel.postMessage(message),
    close: () => channel.close(),
  };
};

/** Stops the open editors of one account, or of every account. */
export const broadcastForget = (of: string | null): void => {
  const channel = openTabs(() => {});
  channel.post({ kind: 'forgotten', by: thisPage, of });
  channel.close();
};
