import { accepted, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import { type ChannelCode, recognizeChannel, type YouTubeChannel } from '@palmares/domain/videos';
import { type Bounds, bounds } from './bounds.ts';
import { type Answer, get } from './get.ts';
import { type ListedVideo, parseFeed } from './parse-feed.ts';
import type { VideoSites } from './settings.ts';

type Listing<Value> = Outcome<Value, Refusal<ChannelCode>>;

/** Lists a channel's videos for the athlete to pick from. */
export interface VideoFeed {
  /** The newest videos of the channel at this address, newest first; about fifteen. */
  newest(channel: string): Promise<Listing<readonly ListedVideo[]>>;
}

const canonical = /<link rel="canonical" href="https:\/\/www\.youtube\.com\/channel\/(UC[\w-]{22})"/;

const failed = { slow: 'channel_slow', elsewhere: 'channel_unreadable', unreachable: 'channel_unreachable' } as const;

/**
 * Returns an answer with status 200. YouTube answers 404 for a channel that does not exist, and 400 for an invalid id.
 */
const bodyOf = (answer: Answer): Listing<Extract<Answer, { ok: true }>> => {
  if (!answer.ok) return refused(failed[answer.why]);
  if ([400, 404].includes(answer.status)) return refused('channel_unknown');
  return answer.status === 200 ? accepted(answer) : refused('channel_unreachable');
};

export const createVideoFeed = ({ youtube }: Pick<VideoSites, 'youtube'>, within: Bounds = bounds): VideoFeed => {
  const at = (path: string): URL => new URL(path, youtube);

  /** A handle's page names its channel near the top, so a page that was cut off is enough. */
  const channelId = async (channel: YouTubeChannel): Promise<Listing<string>> => {
    if ('id' in channel) return accepted(channel.id);
    const page = bodyOf(await get(at(`/${encodeURIComponent(channel.handle)}`), within));
    if (!page.ok) return page;
    const id = canonical.exec(page.value.text)?.[1];
    return id === undefined ? refused('channel_unreadable') : accepted(id);
  };

  return {
    newest: async (link) => {
      const channel = recognizeChannel(link);
      if (!channel) return refused('channel_unsupported');
      const id = await channelId(channel);
      if (!id.ok) return id;
      const feed = bodyOf(await get(at(`/feeds/videos.xml?channel_id=${id.value}`), within));
      if (!feed.ok) return feed;
      const videos = feed.value.isWhole ? parseFeed(feed.value.text) : null;
      if (!videos) return refused('channel_unreadable');
      return videos.length === 0 ? refused('channel_empty') : accepted(videos);
    },
  };
};
