import type { PublicVideo } from '@palmares/domain/shared-portfolio';
import { Island } from '../../islands/island.tsx';
import { useWrittenLanguage, WrittenLanguage } from '../written-language.ts';
import { VideoList } from './video-list.tsx';

interface Videos {
  readonly videos: readonly PublicVideo[];
}

interface VideosIslandProps extends Videos {
  readonly lang?: string | undefined;
}

export const VIDEOS_ISLAND = 'videos';

/** The videos as an island in a static page, played on a press. */
export const VideosIsland = ({ videos }: Videos) => {
  const lang = useWrittenLanguage();
  return (
    <Island name={VIDEOS_ISLAND} props={{ videos, lang } satisfies VideosIslandProps}>
      <VideoList videos={videos} />
    </Island>
  );
};

/** The island's content. */
export const islandOfVideos = ({ videos, lang }: VideosIslandProps) => (
  <WrittenLanguage value={lang}>
    <VideoList videos={videos} />
  </WrittenLanguage>
);
