export type VideoHost = 'youtube' | 'vimeo' | 'hudl';

/** A video by the id that its host gave it. The id of an unlisted Vimeo video includes its key: `76979871/8272103f6e`. */
export interface Video {
  readonly host: VideoHost;
  readonly id: string;
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

/** The address without what varies between spellings of it: `youtube.com/watch?v=…`. */
const spelled = ({ hostname, pathname, searchParams }: URL): string => {
  const site = hostname.replace(/^(?:www|m|music)\./, '');
  const named = ['v', 'h'].find((name) => searchParams.has(name));
  return `${site}${pathname.replace(/\/$/, '')}${named ? `?${named}=${searchParams.get(named)}` : ''}`;
};

/** Returns the video that a link leads to, or null if it is not one that can be played on a page of ours. */
export const recognizeVideo = (link: string): Video | null => {
  if (!/^https?:/i.test(link) || !URL.canParse(link)) return null;
  const address = spelled(new URL(link));
  for (const [host, pattern] of patterns) {
    const found = pattern.exec(address);
    if (found) return { host, id: found.slice(1).filter(Boolean).join('/') };
  }
  return null;
};
