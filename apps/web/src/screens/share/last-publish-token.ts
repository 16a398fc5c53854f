import { recall, remember } from '../../browser/browser-storage.ts';

const KEY = 'lastPublishToken';

/** Remembers which link was made last on this device, so that the message starts with it. */
export const rememberPublished = ({ linkId, url }: { readonly linkId: string; readonly url: string }): void =>
  remember('localStorage', KEY, JSON.stringify({ linkId, token: url.split('/').at(-1) }));

export const lastPublished = (): string | undefined => {
  try {
    const record: unknown = JSON.parse(recall('localStorage', KEY) ?? 'null');
    if (typeof record !== 'object' || record === null || !('linkId' in record)) return undefined;
    return typeof record.linkId === 'string' ? record.linkId : undefined;
  } catch {
    return undefined;
  }
};
