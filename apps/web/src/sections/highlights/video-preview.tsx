import type { DraftContent } from '@palmares/domain/portfolio';
import { videoPlaces } from '@palmares/domain/sections';
import type { PublicVideo } from '@palmares/domain/shared-portfolio';
import { recognizeVideo } from '@palmares/domain/videos';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { hostOf } from '../kit/host.ts';
import { OneVideo } from './video-list.tsx';

const frame = css({ maxWidth: 'form' });

type Highlights = DraftContent<'highlights'>;

/** A link that is still being typed has no whole host yet. */
const leadsSomewhere = (link: string): boolean => /^https?:/i.test(link) && /\.\p{L}{2,}$/u.test(hostOf(link));

const videoOf = (link: string, title: string): PublicVideo | null => {
  const video = recognizeVideo(link);
  if (video) return { ...video, title };
  return leadsSomewhere(link) ? { link, title } : null;
};

/** The video of one place of the form, as scouts will see it. */
const previewOf = (index: 0 | 1) =>
  function VideoPreview({ content }: { readonly content: Highlights }) {
    const { link, title } = videoPlaces[index];
    const video = videoOf(content[link].trim(), content[title]);
    return video ? (
      <section aria-label={m.highlights_preview_label()} className={frame}>
        <OneVideo video={video} number={index + 1} />
      </section>
    ) : null;
  };

export const FirstPreview = previewOf(0);
export const SecondPreview = previewOf(1);
