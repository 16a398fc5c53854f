import { parsedUrl } from '../kernel/parsed-url.ts';
export type VideoHost = 'youtube' | 'vimeo' | 'hudl';

/** A video by the id that its host gave it. The id of an unlisted Vimeo video includes its key: `76979871/8272103f6e`. */
export interface Video {
  readonly host: VideoHost;
  readonly id: string;
  /** The second at which the link begins; absent if that is the beginning. */
  readonly start?: number;
}

/**
 * Every address that is recognized, as site, path and the one query parameter that may name a video. A captured group is
 * a part of the id. YouTube embeds lists and live streams under names that look like ids.
 */
const patterns: readonly (readonly [VideoHost, RegExp])[] = [
  ['youtube', /^youtube\.com\/watch\?v=([\w-]{11})$/],
  ['youtube', /^youtube(?:-nocookie)?\.com\/(?:shorts|live|embed|v)\/(?!videoseries$|live_stream$)([\w-]{11})$/],
  ['youtube', /^youtu\.be\/([\w-]{11})$/],
  ['vimeo', /^vimeo\.com\/(?:channels\/[\w-]+\/)?(\d{6,12})(?:(?:\/|\?h=)([\da-f]{6,16}))?$/],
  ['vimeo', /^player\.vimeo\.com\/video\/(\d{6,12})(?:\?h=([\da-f]{6,16}))?$/],
  ['hudl', /^hudl\.com\/(?:embed\/)?(video(?:\/\d{1,12}){1,2}\/[\da-f]{8,32})$/],
  ['hudl', /^hudl\.com\/(v\/\w{4,16})$/],
];

/** Normalizes the spelling of an address: `youtube.com/watch?v=…`. */
const spelled = ({ hostname, pathname, searchParams }: URL): string => {
  const site = hostname.replace(/^(?:www|m|music)\./, '');
  const named = ['v', 'h'].find((name) => searchParams.has(name));
  return `${site}${pathname.replace(/\/$/, '')}${named ? `?${named}=${searchParams.get(named)}` : ''}`;
};

/** Parameters in which a link may name its first second. Hudl's links have none. */
const startNames: Readonly<Record<VideoHost, readonly string[]>> = {
  youtube: ['t', 'start', 'time_continue'],
  vimeo: ['t'],
  hudl: [],
};

/** `90`, `90s`, `1m30s` or `1h2m3s`, in seconds. Anything else is the beginning. */
const secondsOf = (time: string): number => {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
};

const startOf = (host: VideoHost, { searchParams, hash }: URL): number => {
  const inHash = new URLSearchParams(hash.slice(1));
  const times = startNames[host].map((name) => searchParams.get(name) ?? inHash.get(name) ?? '');
  return times.map(secondsOf).find((seconds) => seconds > 0) ?? 0;
};

/** Returns the video that a link leads to, or null if our pages cannot play it. */
export const recognizeVideo = (link: string): Video | null => {
  const url = /^https?:/i.test(link) ? parsedUrl(link) : null;
  if (!url) return null;
  const address = spelled(url);
  for (const [host, pattern] of patterns) {
    const found = pattern.exec(address);
    if (!found) continue;
    const start = startOf(host, url);
    return { host, id: found.slice(1).filter(Boolean).join('/'), ...(start === 0 ? {} : { start }) };
  }
  return null;
};
