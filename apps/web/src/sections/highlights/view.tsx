import type { HighlightsPublicView } from '@palmares/domain/shared-portfolio';
import { ExternalLink as ExternalIcon, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { hostOf } from '../kit/host.ts';
import { TypedAddress } from '../link-address.tsx';
import type { ViewProps } from '../section-view.ts';
import { VideoList } from './video-list.tsx';

const frame = css({ display: 'flex', flexDirection: 'column', gap: '6', _print: { gap: '2' } });

export const HighlightsView = ({ content: { videos, channel } }: ViewProps<HighlightsPublicView>) => (
  <div className={frame}>
    {videos.length === 0 ? null : <VideoList videos={videos} />}
    {channel === '' ? null : (
      <p>
        <a href={channel} rel="noopener noreferrer nofollow ugc" className={textLink({ standing: 'alone' })}>
          {m.portfolio_video_channel({ site: hostOf(channel) })}
          <ExternalIcon aria-hidden size={18} />
        </a>{' '}
        <TypedAddress url={channel} />
      </p>
    )}
  </div>
);
