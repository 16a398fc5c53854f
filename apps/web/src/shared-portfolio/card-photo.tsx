import type { PicturePublicView } from '@palmares/domain/shared-portfolio';
import { css } from '@palmares/ui/styled-system/css';
import { useEffect, useRef, useState } from 'react';
import { Island } from '../islands/island.tsx';
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

const sizes = '(min-width: 48rem) 20rem, 17rem';
const sourcesOf = ({ medium, large }: PicturePublicView): string => `${medium} 480w, ${large} 960w`;

/** Loads a photo out of sight. Rejects if it does not arrive. */
const load = (photo: PicturePublicView): Promise<void> =>
  Object.assign(new Image(), { sizes, srcset: sourcesOf(photo) }).decode();

const CardPhoto = ({ photo, name }: CardPhotoProps) => {
  const shown = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'shown' | 'missing' | 'trying'>('shown');
  useEffect(() => {
    // It may have failed before its handler was attached.
    if (shown.current?.complete && shown.current.naturalWidth === 0) setState('missing');
  }, []);
  const tryAgain = () => {
    setState('trying');
    load(photo).then(
      () => setState('shown'),
      () => setState('missing'),
    );
  };
  if (state !== 'shown') return <MissingPhoto trying={state === 'trying'} onTryAgain={tryAgain} />;
  return (
    <img
      ref={shown}
      src={photo.medium}
      srcSet={sourcesOf(photo)}
      sizes={sizes}
      width={480}
      height={480}
      fetchPriority="high"
      alt={m.portfolio_picture_alt({ name })}
      data-missing={m.error_image_not_found()}
      className={image}
      onError={() => setState('missing')}
    />
  );
};

export const PHOTO_ISLAND = 'photo';

export const islandOfPhoto = (props: CardPhotoProps) => <CardPhoto {...props} />;

export const PhotoIsland = ({ photo: { medium, large }, name }: CardPhotoProps) => {
  const props: CardPhotoProps = { photo: { medium, large }, name };
  return (
    <Island name={PHOTO_ISLAND} props={props}>
      <CardPhoto {...props} />
    </Island>
  );
};
