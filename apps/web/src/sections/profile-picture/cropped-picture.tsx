import type { Crop } from '@palmares/domain/files';
import { cropPlace } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useEffect, useRef, useState } from 'react';
import { fileAddress } from '../../api/files/file-address.ts';
import { m } from '../../paraglide/messages.js';
import { type PictureSize, sizeOf } from './picture-size.ts';

const box = css({
  position: 'relative',
  overflow: 'clip',
  width: 'full',
  aspectRatio: '[1 / 1]',
  bg: 'picture.ground',
  '& > img': { position: 'absolute', maxWidth: '[none]' },
});
const missing = css({
  display: 'grid',
  placeItems: 'center',
  width: 'full',
  aspectRatio: '[1 / 1]',
  padding: '4',
  bg: 'picture.ground',
  color: 'fg.muted',
  textAlign: 'center',
});

interface CroppedPictureProps {
  readonly fileId: string;
  readonly crop: Crop;
}

/** The athlete's own picture, cropped by style alone because the server may not have the crop yet. */
export const CroppedPicture = ({ fileId, crop }: CroppedPictureProps) => {
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<PictureSize>();
  const measure = () => setSize((known) => sizeOf(image.current, known));
  useEffect(() => {
    // The picture may be loaded, or have failed, before its handlers are attached.
    if (image.current?.complete) measure();
  });
  if (size?.width === 0)
    return (
      <p role="status" className={missing}>
        {m.error_image_not_found()}
      </p>
    );
  return (
    <div className={box}>
      <img
        ref={image}
        src={fileAddress(fileId, 'master')}
        alt={m.profile_picture_alt()}
        hidden={!size}
        style={size && cropPlace(crop, size)}
        onLoad={measure}
        onError={measure}
      />
    </div>
  );
};
