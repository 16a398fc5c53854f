import type { PublicVideo } from '@palmares/domain/shared-portfolio';
import { playerAddress, watchAddress } from '@palmares/domain/videos';
import { m } from '../../paraglide/messages.js';
import { hostOf } from '../kit/host.ts';
import { siteName } from './site-name.ts';

export interface WatchedAt {
  /** The video's page at its host. */
  readonly href: string;
  /** The address of the host's player; absent for a host that cannot play on our pages. */
  readonly embed?: string;
  /** Names the host, before anything is requested from it. */
  readonly source: string;
}

/** Returns where a video is watched: on the page, or else at its host. `framed` is false where no player may be framed. */
export const watchedAt = (video: PublicVideo, framed = true): WatchedAt => {
  const isLink = 'link' in video;
  const href = isLink ? video.link : watchAddress(video);
  const embed = isLink || !framed ? null : playerAddress(video);
  return isLink || embed === null
    ? { href, source: m.portfolio_video_opens({ site: hostOf(href) }) }
    : { href, embed, source: m.portfolio_video_source({ site: siteName(video.host) }) };
};
