import type { PicturePublicView } from '@palmares/domain/public-view';
import { css } from '@palmares/ui/styled-system/css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '../paraglide/messages.js';

// A browser without the script covers its sign for a broken picture with what lies behind pictures.
const image = css({
  position: 'relative',
  display: 'block',
  width: 'full',
  height: 'full',
  objectFit: 'cover',
  objectPosition: '[50% 25%]',
  color: 'transparent',
  _after: { content: '""', position: 'absolute', inset: '0', bg: 'picture.ground' },
});

interface CardPhotoProps {
  readonly photo: PicturePublicView;
  readonly name: string;
  /** Shown in place of a picture that does not load. */
  readonly otherwise: ReactNode;
}

export const CardPhoto = ({ photo: { medium, large }, name, otherwise }: CardPhotoProps) => {
  const shown = useRef<HTMLImageElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    // It may have failed before its handler was attached.
    if (shown.current?.complete && shown.current.naturalWidth === 0) setMissing(true);
  }, []);
  if (isMissing) return otherwise;
  return (
    <img
      ref={shown}
      src={medium}
      srcSet={`${medium} 480w, ${large} 960w`}
      sizes="(min-width: 48rem) 20rem, 17rem"
      width={480}
      height={480}
      fetchPriority="high"
      alt={m.portfolio_picture_alt({ name })}
      className={image}
      onError={() => setMissing(true)}
    />
  );
};
