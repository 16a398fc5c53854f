import { Button, heading, ImageCropper } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fileAddress } from '../../api/files/file-address.ts';
import { m } from '../../paraglide/messages.js';
import type { ChosenPicture } from './chosen-picture.ts';

const frame = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

interface CropPictureProps {
  readonly chosen: ChosenPicture;
  /** The field in which the picture was chosen. */
  readonly field: RefObject<HTMLElement | null>;
  readonly onUse: (picture: ChosenPicture) => void;
  readonly onCancel: () => void;
}

/** Chooses the square of a picture that is shown. Nothing is saved until it is used. */
export const CropPicture = ({ chosen: { fileId, crop: initial }, field, onUse, onCancel }: CropPictureProps) => {
  const [crop, setCrop] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // It appears above the field, seconds after a file was chosen, or in place of the button that was pressed.
    const { activeElement } = document;
    if (activeElement === document.body || field.current?.contains(activeElement)) title.current?.focus();
  }, [field]);
  return (
    <div className={frame}>
      <h2 ref={title} tabIndex={-1} className={heading({ size: 'sm' })}>
        {m.profile_picture_crop_group()}
      </h2>
      <ImageCropper
        src={fileAddress(fileId, 'master')}
        alt={m.profile_picture_uploaded_alt()}
        crop={crop}
        onCropChange={setCrop}
        onLoadError={() => setMissing(true)}
        labels={{
          group: m.profile_picture_crop_group(),
          square: m.profile_picture_crop_square(),
          squareRole: m.profile_picture_crop_square_role(),
          position: (at) => m.profile_picture_crop_position(at),
          hint: m.profile_picture_crop_help(),
          larger: m.profile_picture_crop_larger(),
          smaller: m.profile_picture_crop_smaller(),
          squarePreview: m.profile_picture_crop_preview_square(),
          roundPreview: m.profile_picture_crop_preview_round(),
          missing: m.error_image_not_found(),
        }}
      />
      <div className={actions}>
        {isMissing ? null : <Button onClick={() => onUse({ fileId, crop })}>{m.profile_picture_use()}</Button>}
        <Button variant="outline" onClick={onCancel}>
          {m.profile_picture_crop_cancel()}
        </Button>
      </div>
    </div>
  );
};
