import { videoPlaces } from '@palmares/domain/sections';
import { Banner, buttonClass } from '@palmares/ui';
import type { RemovedVideo } from '../../api/account/find-removed-videos.ts';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { siteName } from '../../sections/highlights/site-name.ts';
import { PlaceLink } from './place-link.tsx';

/** Says which videos scouts can no longer play. */
export const GoneVideos = ({ videos }: { readonly videos: readonly RemovedVideo[] }) =>
  videos.map(({ host, number, title }) => (
    <Banner
      key={number}
      tone="warning"
      title={m.dashboard_video_title()}
      action={
        <PlaceLink
          place={{ section: 'highlights', field: videoPlaces[number - 1]?.link }}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          {m.dashboard_video_action()}
        </PlaceLink>
      }
    >
      {m.dashboard_video_text({ site: siteName(host), title: title || m.portfolio_video_untitled({ number }) })}{' '}
      <ReadingLink inline to="blog/importing-highlights#when-it-stops" words={m.reading_gone_video} />
    </Banner>
  ));
