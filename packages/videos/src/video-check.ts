import { type Video, watchAddress } from '@palmares/domain/videos';
import { type Bounds, bounds } from './bounds.ts';
import { get } from './get.ts';
import type { VideoSites } from './settings.ts';

/** A video whose host answers whether it can be shown. Hudl does not. */
export type CheckedVideo = Video & { readonly host: 'youtube' | 'vimeo' };

export const isChecked = (video: Video): video is CheckedVideo => video.host !== 'hudl';

/**
 * `gone`: removed, private, or not to be shown on other pages. `unknown`: the host says nothing about the video.
 * `unanswered`: it does not answer, or wants to be left alone.
 */
export type Verdict = 'there' | 'gone' | 'unknown' | 'unanswered';

export interface VideoCheck {
  /** Asks the video's host for its oEmbed, at an address made from the id alone. */
  ask(video: CheckedVideo): Promise<Verdict>;
}

const paths = { youtube: '/oembed', vimeo: '/api/oembed.json' } as const;

export const createVideoCheck = (sites: VideoSites, within: Bounds = bounds): VideoCheck => ({
  ask: async ({ host, id }) => {
    const address = new URL(paths[host], sites[host]);
    address.searchParams.set('format', 'json');
    address.searchParams.set('url', watchAddress({ host, id }));
    const answer = await get(address, within);
    if (!answer.ok || answer.status === 429 || answer.status >= 500) return 'unanswered';
    if (answer.status === 200) return 'there';
    return [401, 403, 404].includes(answer.status) ? 'gone' : 'unknown';
  },
});
