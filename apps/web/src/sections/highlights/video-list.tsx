import type { PublicVideo } from '@palmares/domain/shared-portfolio';
import { teamColorClass, VideoFacade } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useSyncExternalStore } from 'react';
import { wasLoadedForVideos } from '../../browser/video-frames.ts';
import { m } from '../../paraglide/messages.js';
import { typedAddress } from '../kit/host.ts';
import { useWrittenLanguage } from '../written-language.ts';
import { useVideoLook } from './video-look.ts';
import { VideoPoster } from './video-poster.tsx';
import { watchedAt } from './watched-at.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    md: '[repeat(2, minmax(0, 1fr))]',
    _print: '[repeat(2, minmax(0, 1fr))]',
  },
  gap: { base: '6', _print: '2' },
  '& > li': { display: 'grid', minWidth: '0' },
});

const never = () => () => undefined;

/** The server sends this page with a policy that allows players. */
const useFrames = (): boolean => useSyncExternalStore(never, wasLoadedForVideos, () => true);

interface OneVideoProps {
  readonly video: PublicVideo;
  /** Its place in the list, from 1. */
  readonly number: number;
}

/** A video that is played on this page, or else opens at its host. Nothing is requested before that. */
export const OneVideo = ({ video, number }: OneVideoProps) => {
  const framed = useFrames();
  const written = useWrittenLanguage();
  const { teamColor } = useVideoLook();
  const { href, embed, source } = watchedAt(video, framed);
  return (
    <VideoFacade
      title={video.title || m.portfolio_video_untitled({ number })}
      titleLanguage={video.title === '' ? undefined : written}
      playLabel={embed === undefined ? m.portfolio_video_watch() : m.portfolio_video_play()}
      source={source}
      href={href}
      address={typedAddress(href)}
      embed={embed}
      drawing={<VideoPoster number={number} />}
      className={teamColor === '' ? undefined : teamColorClass[teamColor]}
    />
  );
};

export const VideoList = ({ videos }: { readonly videos: readonly PublicVideo[] }) => (
  <ul className={list}>
    {videos.map((video, index) => (
      <li key={'link' in video ? video.link : `${video.host} ${video.id} ${video.start ?? 0}`}>
        <OneVideo video={video} number={index + 1} />
      </li>
    ))}
  </ul>
);
