import type { PublicVideo } from '@palmares/domain/shared-portfolio';
import { playerAddress, watchAddress } from '@palmares/domain/videos';
import { ExternalLink as ExternalIcon, textLink, VideoFacade } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useSyncExternalStore } from 'react';
import { wasLoadedForVideos } from '../../browser/video-frames.ts';
import { m } from '../../paraglide/messages.js';
import { LinkAddress } from '../kit/link-address.tsx';
import { useWrittenLanguage } from '../written-language.ts';
import { siteName } from './site-name.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  gap: { base: '6', _print: '2' },
  '& > li': { minWidth: '0' },
});
const plain = css({ display: 'flex', flexDirection: 'column', '& > a': { minWidth: '0', overflowWrap: 'anywhere' } });
const site = css({ color: 'fg.muted' });

const never = () => () => undefined;

/** The server sends this page with a policy that allows players. */
const useFrames = (): boolean => useSyncExternalStore(never, wasLoadedForVideos, () => true);

interface OneVideoProps {
  readonly video: PublicVideo;
  readonly number: number;
  readonly framed: boolean;
}

const OneVideo = ({ video, number, framed }: OneVideoProps) => {
  const written = useWrittenLanguage();
  const titleLanguage = video.title === '' ? undefined : written;
  const title = video.title || m.portfolio_video_untitled({ number });
  if ('link' in video)
    return (
      <div className={plain}>
        <a href={video.link} rel="noopener noreferrer nofollow ugc" className={textLink({ standing: 'alone' })}>
          <span lang={titleLanguage}>{title}</span>
          <ExternalIcon aria-hidden size={18} />
        </a>{' '}
        <LinkAddress url={video.link} className={site} />
      </div>
    );
  return (
    <VideoFacade
      title={title}
      titleLanguage={titleLanguage}
      playLabel={m.portfolio_video_play()}
      source={m.portfolio_video_source({ site: siteName(video.host) })}
      href={watchAddress(video)}
      embed={(framed && playerAddress(video)) || undefined}
    />
  );
};

/** Videos that are played on this page, or else open at their host. Nothing is requested before that. */
export const VideoList = ({ videos }: { readonly videos: readonly PublicVideo[] }) => {
  const framed = useFrames();
  return (
    <ul className={list}>
      {videos.map((video, index) => (
        <li key={'link' in video ? video.link : `${video.host} ${video.id} ${video.start ?? 0}`}>
          <OneVideo video={video} number={index + 1} framed={framed} />
        </li>
      ))}
    </ul>
  );
};
