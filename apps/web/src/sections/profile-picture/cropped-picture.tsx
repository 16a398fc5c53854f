import { CARD_RATIO, type Crop } from '@palmares/domain/files';
import { cropPlace } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { fileAddress } from '../../api/files/file-address.ts';
import { m } from '../../paraglide/messages.js';
import { type PictureSize, sizeOf } from './picture-size.ts';

const box = css({
  position: 'relative',
  overflow: 'clip',
  width: 'full',
  aspectRatio: '[var(--ratio)]',
  bg: 'picture.ground',
});
// A card shows its own window until it has room for the picture beside its words.
const sideBySide = '@container (min-width: 43rem)';
const placed = css({
  position: 'absolute',
  maxWidth: '[none]',
  left: '[var(--card-left, var(--left))]',
  top: '[var(--card-top, var(--top))]',
  width: '[var(--card-width, var(--width))]',
  height: '[var(--card-height, var(--height))]',
  [sideBySide]: {
    left: '[var(--left)]',
    top: '[var(--top)]',
    width: '[var(--width)]',
    height: '[var(--height)]',
  },
});
const missing = css({
  display: 'grid',
  placeItems: 'center',
  width: 'full',
  aspectRatio: '[var(--ratio)]',
  padding: '4',
  bg: 'picture.ground',
  color: 'fg.muted',
  textAlign: 'center',
});

interface CroppedPictureProps {
  readonly fileId: string;
  readonly crop: Crop;
  /** Width by height; a square unless given. */
  readonly ratio?: number;
  /** Empty for one that shows the same picture as another beside it. */
  readonly alt?: string;
  /** The window that a narrow card shows in place of the square. */
  readonly cardCrop?: Crop | null;
}

type Measures = CSSProperties & Record<`--${string}`, string | number>;

const namedPlace = (prefix: string, crop: Crop, size: PictureSize, ratio: number): Measures =>
  Object.fromEntries(Object.entries(cropPlace(crop, size, ratio)).map(([edge, at]) => [`${prefix}${edge}`, at]));

/** The athlete's own picture, cropped by style alone because the server may not have the crop yet. */
export const CroppedPicture = ({ fileId, crop, ratio = 1, cardCrop = null, alt }: CroppedPictureProps) => {
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<PictureSize>();
  const measure = () => setSize((known) => sizeOf(image.current, known));
  useEffect(() => {
    // The picture may be loaded, or have failed, before its handlers are attached.
    if (image.current?.complete) measure();
  });
  const shape: Measures = { '--ratio': cardCrop ? CARD_RATIO : ratio };
  if (size?.width === 0)
    return (
      <p role="status" className={missing} style={shape}>
        {m.error_image_not_found()}
      </p>
    );
  return (
    <div className={box} style={shape}>
      <img
        ref={image}
        src={fileAddress(fileId, 'master')}
        alt={alt ?? m.profile_picture_alt()}
        hidden={!size}
        className={placed}
        style={
          size && {
            ...namedPlace('--', crop, size, ratio),
            ...(cardCrop ? namedPlace('--card-', cardCrop, size, CARD_RATIO) : {}),
          }
        }
        onLoad={measure}
        onError={measure}
      />
    </div>
  );
};
