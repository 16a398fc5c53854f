import type { videoPlaces } from '@palmares/domain/sections';
import { Button } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { dateWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';

export interface ListedVideo {
  readonly id: string;
  readonly title: string;
  /** `2026-11-20` */
  readonly publishedOn: string | null;
}

export type VideoPlace = (typeof videoPlaces)[number];

const list = css({ display: 'flex', flexDirection: 'column', width: 'full' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '6',
  rowGap: '2',
  paddingBlock: '3',
  borderBlockStart: 'line',
  _first: { borderBlockStart: 'none' },
});
const words = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '[1 1 14rem]',
  minWidth: '0',
  overflowWrap: 'anywhere',
});
const name = css({ fontWeight: 'bold' });
const date = css({ color: 'fg.muted' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

const chooseWords = { firstVideo: m.highlights_import_first, secondVideo: m.highlights_import_second } as const;

interface ListedVideosProps {
  readonly videos: readonly ListedVideo[];
  readonly places: readonly VideoPlace[];
  readonly onChoose: (video: ListedVideo, place: VideoPlace) => void;
}

/** A channel's videos, each with a button per place that it may take. */
export const ListedVideos = ({ videos, places, onChoose }: ListedVideosProps) => (
  <ul aria-label={m.highlights_import_list_label()} className={list}>
    {videos.map((video) => {
      const title = video.title || m.highlights_import_untitled();
      return (
        <li key={video.id} className={row}>
          <span className={words}>
            <span className={name}>{title}</span>
            {video.publishedOn === null ? null : (
              <span className={date}>{dateWords(new Date(`${video.publishedOn}T12:00:00Z`))}</span>
            )}
          </span>
          <span className={actions}>
            {places.map((place) => {
              const press = chooseWords[place.link]();
              return (
                <Button
                  key={place.link}
                  size="sm"
                  variant="outline"
                  aria-label={m.highlights_import_choice({ words: press, title })}
                  onClick={() => onChoose(video, place)}
                >
                  {press}
                </Button>
              );
            })}
          </span>
        </li>
      );
    })}
  </ul>
);
