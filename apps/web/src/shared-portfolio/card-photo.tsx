import type { PicturePublicView } from '@palmares/domain/shared-portfolio';
import { buttonClass } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../paraglide/messages.js';

const place = css({
  width: 'full',
  height: 'full',
  // A script shows words and a button instead of the photo.
  '&:has(> img[hidden])': {
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
  objectPosition: '[50% 25%]',
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
 * The athlete's photo. If it does not load, a script shows why, and tries again on a press (`watchPhoto`). Until then its
 * words are only in attributes, because a text browser shows what is hidden.
 */
export const CardPhoto = ({ photo: { medium, large }, name }: CardPhotoProps) => (
  <div
    className={place}
    data-photo
    data-retry={m.error_page_retry()}
    data-retry-class={buttonClass({ variant: 'outline', size: 'sm' })}
  >
    <img
      src={medium}
      srcSet={`${medium} 480w, ${large} 960w`}
      sizes="(min-width: 48rem) 20rem, 17rem"
      width={480}
      height={480}
      fetchPriority="high"
      alt={m.portfolio_picture_alt({ name })}
      data-missing={m.error_image_not_found()}
      className={image}
    />
    <p role="status" />
  </div>
);
