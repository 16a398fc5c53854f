import { parsedUrl } from '../kernel/parsed-url.ts';
/** Why the videos of a channel cannot be listed. */
export const channelCodes = [
  'channel_unsupported',
  'channel_unknown',
  'channel_empty',
  'channel_slow',
  'channel_unreadable',
  'channel_unreachable',
] as const;
export type ChannelCode = (typeof channelCodes)[number];

/** A channel of YouTube, by its id or by the handle that its owner chose. */
export type YouTubeChannel = { readonly id: string } | { readonly handle: string };

const isChannelId = (text: string): boolean => /^UC[\w-]{22}$/.test(text);

/** Returns the channel that a link leads to (`/channel/UC…` or `/@handle`, with or without a tab), or null. */
export const recognizeChannel = (link: string): YouTubeChannel | null => {
  const url = /^https?:/i.test(link) ? parsedUrl(link) : null;
  if (!url) return null;
  const { hostname, pathname } = url;
  if (!/^(?:www\.|m\.)?youtube\.com$/.test(hostname)) return null;
  const [first = '', second = ''] = pathname.slice(1).split('/');
  if (first === 'channel' && isChannelId(second)) return { id: second };
  const handle = decoded(first);
  return handle && /^@[\p{L}\p{M}\p{N}_.·-]{3,30}$/u.test(handle) ? { handle } : null;
};

const decoded = (part: string): string | null => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};
