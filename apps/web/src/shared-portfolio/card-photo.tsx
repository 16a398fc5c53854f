import type { PicturePublicView } from '@palmares/domain/shared-portfolio';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../paraglide/messages.js';
import { MissingPhoto } from './missing-photo.tsx';

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

/** The athlete's photo. If it does not load, a script shows why, and tries again on a press (`watchPhoto`). */
export const CardPhoto = ({ photo: { medium, large }, name }: CardPhotoProps) => (
  <>
    <img
      src={medium}
      srcSet={`${medium} 480w, ${large} 960w`}
      sizes="(min-width: 48rem) 20rem, 17rem"
      width={480}
      height={480}
      fetchPriority="high"
      alt={m.portfolio_picture_alt({ name })}
      data-missing={m.error_image_not_found()}
      data-photo
      className={image}
    />
    <MissingPhoto />
  </>
);
