import type { DraftContent } from '@palmares/domain/portfolio';
import { videoPlaces } from '@palmares/domain/sections';
import type { PublicVideo } from '@palmares/domain/shared-portfolio';
import { recognizeVideo } from '@palmares/domain/videos';
import { css } from '@palmares/ui/styled-system/css';
import { useMemo } from 'react';
import { useSection } from '../../drafts/editor-context.tsx';
import { m } from '../../paraglide/messages.js';
import { hostOf } from '../kit/host.ts';
import { OneVideo } from './video-list.tsx';
import { VideoLookContext } from './video-look.ts';

const frame = css({ maxWidth: 'form' });

type Highlights = DraftContent<'highlights'>;

/** A link that is still being typed has no whole host yet. */
const leadsSomewhere = (link: string): boolean => /^https?:/i.test(link) && /\.\p{L}{2,}$/u.test(hostOf(link));

const videoOf = (link: string, title: string): PublicVideo | null => {
  const video = recognizeVideo(link);
  if (video) return { ...video, title };
  return leadsSomewhere(link) ? { link, title } : null;
};

/** Returns the parts of the posters that the drafts of other sections have. */
const useDraftedLook = () => {
  const { jerseyNumber, teamColor } = useSection('general').record.draft;
  const { seasons } = useSection('sports-history').record.draft;
  const sport = seasons.find(({ sports }) => sports.length > 0)?.sports[0]?.sport ?? '';
  return useMemo(
    () => ({ sport, teamColor, jerseyNumber: typeof jerseyNumber === 'number' ? jerseyNumber : null }),
    [sport, teamColor, jerseyNumber],
  );
};

/** The video of one place of the form, as scouts will see it. */
const previewOf = (index: 0 | 1) =>
  function VideoPreview({ content }: { readonly content: Highlights }) {
    const look = useDraftedLook();
    const { link, title } = videoPlaces[index];
    const video = videoOf(content[link].trim(), content[title]);
    return video ? (
      <VideoLookContext value={look}>
        <section aria-label={m.highlights_preview_label()} className={frame}>
          <OneVideo video={video} number={index + 1} />
        </section>
      </VideoLookContext>
    ) : null;
  };

export const FirstPreview = previewOf(0);
export const SecondPreview = previewOf(1);
