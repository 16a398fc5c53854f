import type { PicturePublicView } from '@palmares/domain/shared-portfolio';
import { buttonClass } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../paraglide/messages.js';

const place = css({
  width: 'full',
  height: 'full',
  '& > picture': { display: 'contents' },
  // A script shows words and a button instead of the photo.
  '&:has(img[hidden])': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    padding: '4',
    bg: 'picture.ground',
    color: 'fg.muted',
    textAlign: 'center',
  },
});
// If the script is missing, text covers the browser's icon of a broken image.
const image = css({
  position: 'relative',
  display: 'block',
  width: 'full',
  height: 'full',
  objectFit: 'cover',
  // A square in place of the card's window loses nothing at its top.
  objectPosition: '[50% 0]',
  color: 'transparent',
  '&[hidden]': { display: 'none' },
  _after: {
    content: 'attr(data-missing)',
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    padding: '4',
    bg: 'picture.ground',
    color: 'fg.muted',
    textAlign: 'center',
  },
});

interface CardPhotoProps {
  readonly photo: PicturePublicView;
  readonly name: string;
}

/**
 * The athlete's photo: its own window on a phone, and the square beside the words. If it does not load, a script shows why, and tries again on a press (`watchPhoto`). Until then its
 * words are only in attributes, because a text browser shows what is hidden.
 */
export const CardPhoto = ({ photo: { medium, large, cardMedium, cardLarge }, name }: CardPhotoProps) => (
  <div
    className={place}
    data-photo
    data-retry={m.error_page_retry()}
    data-retry-class={buttonClass({ variant: 'outline', size: 'sm' })}
  >
    <picture>
      <source
        media="(min-width: 48rem)"
        srcSet={`${medium} 480w, ${large} 960w`}
        sizes="20rem"
        width={480}
        height={480}
      />
      <img
        src={cardMedium}
        srcSet={`${cardMedium} 480w, ${cardLarge} 960w`}
        sizes="17rem"
        width={480}
        height={320}
        fetchPriority="high"
        alt={m.portfolio_picture_alt({ name })}
        data-missing={m.error_image_not_found()}
        className={image}
      />
    </picture>
    <p role="status" />
  </div>
);
