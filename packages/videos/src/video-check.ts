import { type Video, watchAddress } from '@palmares/domain/videos';
import { type Bounds, bounds } from './bounds.ts';
import { get } from './get.ts';
import type { VideoSites } from './settings.ts';

/** A video whose host can say whether it is available. Hudl cannot. */
export type CheckedVideo = Video & { readonly host: 'youtube' | 'vimeo' };

export const isChecked = (video: Video): video is CheckedVideo => video.host !== 'hudl';

/**
 * `gone` means removed, private, or not embeddable. `unknown` means that the host says nothing about the video.
 * `unanswered` means no answer, a 429 or a 5xx.
 */
export type Verdict = 'there' | 'gone' | 'unknown' | 'unanswered';

export interface VideoCheck {
  /** Requests the video's oEmbed data from its host, at an address built from the id alone. */
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
