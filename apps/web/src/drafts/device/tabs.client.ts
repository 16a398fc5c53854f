import type { StoredDraft } from './device-store.client.ts';

export type TabMessage =
  | { readonly kind: 'draft'; readonly draft: StoredDraft }
  | { readonly kind: 'forgotten'; readonly by: string };

const CHANNEL = 'palmares-drafts';

/** This page among the others. */
export const thisPage: string = crypto.randomUUID();

/** The other tabs of this browser; another channel object of the same page hears it too. */
export const openTabs = (heard: (message: TabMessage) => void) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => heard(data);
  return {
    tell: (message: TabMessage) => channel.postMessage(message),
    close: () => channel.close(),
  };
};

export const tellTabsToForget = (): void => {
  const channel = openTabs(() => {});
  channel.tell({ kind: 'forgotten', by: thisPage });
  channel.close();
};
