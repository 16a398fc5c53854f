import { CARD_RATIO, type Crop } from '@palmares/domain/files';
import { Button, cropAround, heading, ImageCropper, SegmentedControl, type Size } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fileAddress } from '../../api/files/file-address.ts';
import { m } from '../../paraglide/messages.js';
import type { ChosenPicture } from './chosen-picture.ts';

const frame = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const titleLook = css({ outline: 'none' });
// Above the bar of a phone, wherever the page is scrolled to.
const actions = css({
  position: { base: 'sticky', lg: 'static' },
  insetBlockEnd: '[calc(4.75rem + env(safe-area-inset-bottom))]',
  zIndex: 'sticky',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  paddingBlock: { base: '2', lg: '0' },
  bg: 'canvas',
});

type Part = 'square' | 'card';

interface CropPictureProps {
  readonly chosen: ChosenPicture;
  /** The field in which the picture was chosen. */
  readonly field: RefObject<HTMLElement | null>;
  readonly onUse: (picture: ChosenPicture) => void;
  readonly onCancel: () => void;
}

/** False for a window that nobody has moved: one from before there was one is a copy of the square. */
const isOwn = ({ crop, cardCrop }: CropPictureProps['chosen']): boolean =>
  cardCrop !== null && (['left', 'top', 'side'] as const).some((edge) => cardCrop[edge] !== crop[edge]);

/**
 * Chooses the two parts of a picture that are shown: a square, and what the card shows on a phone, which follows the
 * square until the athlete moves it. Nothing is saved until it is used.
 */
export const CropPicture = ({ chosen, field, onUse, onCancel }: CropPictureProps) => {
  const { fileId } = chosen;
  const [square, setSquare] = useState(chosen.crop);
  const [ownCard, setOwnCard] = useState(isOwn(chosen) ? chosen.cardCrop : null);
  const [part, setPart] = useState<Part>('square');
  const [size, setSize] = useState<Size | null>(null);
  const [isMissing, setMissing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // It appears above the field, seconds after a file was chosen, or in place of the button that was pressed.
    const { activeElement } = document;
    if (activeElement === document.body || field.current?.contains(activeElement)) title.current?.focus();
  }, [field]);
  const card = ownCard ?? (size && cropAround(square, { ...size, ratio: CARD_RATIO })) ?? square;
  const onCard = part === 'card';
  const change = (crop: Crop) => (onCard ? setOwnCard(crop) : setSquare(crop));
  return (
    <div className={frame}>
      <h2 ref={title} tabIndex={-1} className={cx(heading({ size: 'sm' }), titleLook)}>
        {m.profile_picture_crop_group()}
      </h2>
      <SegmentedControl<Part>
        label={m.profile_picture_crop_part()}
        items={[
          { value: 'square', label: m.profile_picture_part_square() },
          { value: 'card', label: m.profile_picture_part_card() },
        ]}
        value={part}
        onValueChange={setPart}
      />
      <ImageCropper
        src={fileAddress(fileId, 'master')}
        alt={m.profile_picture_uploaded_alt()}
        crop={onCard ? card : square}
        ratio={onCard ? CARD_RATIO : 1}
        onCropChange={change}
        onMeasured={setSize}
        onLoadError={() => setMissing(true)}
        labels={{
          group: m.profile_picture_crop_group(),
          window: onCard ? m.profile_picture_crop_card() : m.profile_picture_crop_square(),
          windowRole: m.profile_picture_crop_window_role(),
          position: (at) => m.profile_picture_crop_position(at),
          hint: m.profile_picture_crop_help(),
          larger: m.profile_picture_crop_larger(),
          smaller: m.profile_picture_crop_smaller(),
          missing: m.error_image_not_found(),
        }}
        previews={[
          { crop: card, ratio: CARD_RATIO, caption: m.profile_picture_part_card() },
          { crop: square, caption: m.profile_picture_part_square() },
          { crop: square, isRound: true, caption: m.profile_picture_crop_preview_round() },
        ]}
      />
      <div className={actions}>
        {isMissing ? null : (
          <Button onClick={() => onUse({ fileId, crop: square, cardCrop: card })}>{m.profile_picture_use()}</Button>
        )}
        <Button variant="outline" onClick={onCancel}>
          {m.profile_picture_crop_cancel()}
        </Button>
      </div>
    </div>
  );
};
