import type { SectionContent } from '@palmares/domain/portfolio';
import { videoPlaces } from '@palmares/domain/sections';
import { recognizeVideo, type Video, type VideoHost } from '@palmares/domain/videos';

export interface RemovedVideo {
  readonly host: VideoHost;
  /** From 1. */
  readonly number: number;
  /** May be empty. */
  readonly title: string;
}

/** The athlete's current videos that are among those that their hosts no longer show. */
export const findRemovedVideos = (
  highlights: SectionContent<'highlights'>,
  gone: readonly Pick<Video, 'host' | 'id'>[],
): readonly RemovedVideo[] =>
  videoPlaces.flatMap(({ link, title }, index) => {
    const video = recognizeVideo(highlights[link]);
    const isGone = video && gone.some(({ host, id }) => host === video.host && id === video.id);
    return isGone ? [{ host: video.host, number: index + 1, title: highlights[title] }] : [];
  });
