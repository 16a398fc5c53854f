import type { DraftContent } from '@palmares/domain/portfolio';
import { videoPlaces } from '@palmares/domain/sections';
import { recognizeVideo } from '@palmares/domain/videos';
import { heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useId } from 'react';
import { m } from '../../paraglide/messages.js';
import { VideoList } from './video-list.tsx';

const frame = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const quiet = css({ color: 'fg.muted', maxWidth: 'prose' });

/** The videos of the current draft, as scouts will see them. */
export const VideoPreviews = ({ content }: { readonly content: DraftContent<'highlights'> }) => {
  const titleId = useId();
  const written = videoPlaces.filter((place) => content[place.link].trim() !== '');
  if (written.length === 0) return null;
  const recognized = written.flatMap((place) => {
    const video = recognizeVideo(content[place.link].trim());
    return video ? [{ ...video, title: content[place.title] }] : [];
  });
  return (
    <section aria-labelledby={titleId} className={frame}>
      <h2 id={titleId} className={heading({ size: 'sm' })}>
        {m.highlights_preview_title()}
      </h2>
      {recognized.length === 0 ? null : (
        <>
          <p className={quiet}>{m.highlights_preview_text()}</p>
          <VideoList videos={recognized} />
        </>
      )}
      {recognized.length === written.length ? null : <p className={quiet}>{m.highlights_preview_link()}</p>}
    </section>
  );
};
