import type { DraftContent } from '@palmares/domain/portfolio';
import { videoPlaces } from '@palmares/domain/sections';
import type { PublicVideo } from '@palmares/domain/shared-portfolio';
import { recognizeVideo } from '@palmares/domain/videos';
import { Play, teamColorClass } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { hostOf } from '../kit/host.ts';
import { OneVideo } from './video-list.tsx';
import { useVideoLook } from './video-look.ts';
import { VideoPoster } from './video-poster.tsx';

const frame = css({ maxWidth: 'form' });
const poster = css({
  position: 'relative',
  aspectRatio: '[16 / 9]',
  overflow: 'clip',
  borderRadius: 'card',
  '& > svg': { width: 'full', height: 'full' },
});
/** Without a color yet, so as not to look like something to press. */
const quietCloth = css({ '--cloth': '{colors.surface.raised}', '--cloth-ink': '{colors.fg}' });
const sign = css({
  position: 'absolute',
  inset: '0',
  display: 'grid',
  placeItems: 'center',
  color: 'fg',
  '& > svg': {
    width: '16',
    height: '16',
    padding: '3',
    bg: 'canvas',
    border: '[1px dashed {colors.line.strong}]',
    borderRadius: 'round',
  },
});
const titleToCome = css({
  width: 'fit',
  marginBlockStart: '3',
  fontWeight: 'bold',
  color: 'fg.muted',
  borderBlockEnd: '[1px dashed {colors.line.strong}]',
});
const note = css({ paddingBlockStart: '2', color: 'fg.muted' });

type Highlights = DraftContent<'highlights'>;

/** A link that is still being typed has no whole host yet. */
const leadsSomewhere = (link: string): boolean => /^https?:/i.test(link) && /\.\p{L}{2,}$/u.test(hostOf(link));

const videoOf = (link: string, title: string): PublicVideo | null => {
  const video = recognizeVideo(link);
  if (video) return { ...video, title };
  return leadsSomewhere(link) ? { link, title } : null;
};

const PosterToCome = () => {
  const { teamColor } = useVideoLook();
  return (
    <figure className={cx(frame, teamColor === '' ? quietCloth : teamColorClass[teamColor])}>
      <div className={poster}>
        <VideoPoster number={1} isAlone />
        <span aria-hidden className={sign}>
          <Play size={28} />
        </span>
      </div>
      <p aria-hidden className={titleToCome}>
        {m.highlights_title_to_come()}
      </p>
      <figcaption className={note}>{m.highlights_poster_to_come()}</figcaption>
    </figure>
  );
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

const Preview = previewOf(0);

/** The first video, or its poster before there is a link. */
export const FirstPreview = ({ content }: { readonly content: Highlights }) =>
  content.firstVideo.trim() === '' ? <PosterToCome /> : <Preview content={content} />;
export const SecondPreview = previewOf(1);
