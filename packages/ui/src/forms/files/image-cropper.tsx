import { ImageCropper as Ark } from '@ark-ui/react/image-cropper';
import { cx } from '@palmares/ui/styled-system/css';
import { imageCropper } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import { CircleAlert, Minus, Plus } from '../../icons.ts';
import { placeOf, type SquareCrop } from './crop-geometry.ts';
import { CropPreview } from './crop-preview.tsx';
import { useCropGestures } from './use-crop-gestures.ts';
import { roomFor, useCropSquare } from './use-crop-square.ts';

export interface ImageCropperLabels {
  /** Accessible name of the cropper, such as "Crop your picture". */
  group: string;
  /** Accessible name of the square that moves over the picture. */
  square: string;
  /** Role description of the square for screen readers: "movable square". */
  squareRole: string;
  /** Describes the position in whole percent of the room to move, and the size in percent of the shorter side. */
  position: (at: { across: number; down: number; size: number }) => string;
  /**
   * Explains how to move and resize the square, also by keyboard. Shown below the picture and read out with the square.
   */
  hint: string;
  larger: string;
  smaller: string;
  /** Captions of the two previews. */
  squarePreview: string;
  roundPreview: string;
  /** Shown instead of the picture if it cannot be loaded. */
  missing: ReactNode;
}

export interface ImageCropperProps {
  /** A URL other than `blob:`, which the Content-Security-Policy refuses. */
  src: string;
  alt: string;
  crop: SquareCrop;
  onCropChange: (crop: SquareCrop) => void;
  labels: ImageCropperLabels;
  /** Minimum side, as a fraction of the picture's shorter side. */
  minSide?: number;
  onLoadError?: (() => void) | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Chooses a square of a picture by hand, wheel or keyboard, and previews the result. */
export const ImageCropper = (props: ImageCropperProps) => {
  const [missing, setMissing] = useState<string>();
  const styles = imageCropper();
  if (missing === props.src)
    return (
      <div role="alert" className={cx(styles.missing, props.className)}>
        <CircleAlert aria-hidden size={20} />
        <span>{props.labels.missing}</span>
      </div>
    );
  const fail = () => {
    setMissing(props.src);
    props.onLoadError?.();
  };
  return <Cropper {...props} key={props.src} onLoadError={fail} />;
};

/** Directions from the square's corners outwards. */
const corners = [
  ['nw', -1, -1],
  ['ne', 1, -1],
  ['sw', -1, 1],
  ['se', 1, 1],
] as const;

const Cropper = (props: ImageCropperProps & { onLoadError: () => void }) => {
  const { src, alt, crop, onCropChange, labels, minSide = 0.05, onLoadError, disabled = false, className } = props;
  const image = useRef<HTMLImageElement>(null);
  const styles = imageCropper();
  const square = useCropSquare({ crop, onCropChange, minSide, labels });
  const { cropper, size } = square;
  const gestures = useCropGestures({ crop, onCropChange, minSide, size });

  // A picture can fail before its handlers are attached, so check it on mount.
  const failed = useRef(onLoadError);
  failed.current = onLoadError;
  useEffect(() => {
    if (image.current?.complete === true && image.current.naturalWidth === 0) failed.current();
  }, []);

  const room = roomFor(cropper.crop.width);
  // Puts most of a handle inside a large square, which may touch the edge of the screen, and outside a small one.
  const out = room === 'much' ? 25 : 75;
  const { across, down } = size === null ? { across: 0, down: 0 } : placeOf(crop, size);
  const position = labels.position({ across, down, size: Math.round(crop.side * 100) });

  return (
    <div className={cx(styles.root, className)}>
      <div className={styles.editor}>
        <Ark.RootProvider
          value={cropper}
          aria-live="off"
          inert={disabled}
          className={styles.stage}
          data-disabled={disabled || undefined}
          {...gestures.stage}
        >
          <Ark.Viewport className={styles.viewport} style={{ overflow: 'visible' }} {...gestures.viewport}>
            <Ark.Image
              ref={image}
              src={src}
              alt={alt}
              role="img"
              aria-hidden={false}
              className={styles.image}
              onError={onLoadError}
            />
            <span aria-hidden className={styles.shade} hidden={size === null}>
              <span />
            </span>
            <Ark.Selection
              ref={gestures.square}
              className={styles.square}
              hidden={size === null}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={across}
              aria-valuetext={position}
              data-room={room}
            >
              {corners.map(([corner, right, down]) => (
                <Ark.Handle
                  key={corner}
                  position={corner}
                  className={styles.handle}
                  style={{ translate: `${right * out}% ${down * out}%` }}
                />
              ))}
            </Ark.Selection>
          </Ark.Viewport>
        </Ark.RootProvider>
        <div className={styles.tools}>
          <IconButton variant="outline" label={labels.smaller} disabled={disabled} onClick={gestures.smaller}>
            <Minus aria-hidden size={20} />
          </IconButton>
          <IconButton variant="outline" label={labels.larger} disabled={disabled} onClick={gestures.larger}>
            <Plus aria-hidden size={20} />
          </IconButton>
          <p className={styles.hint}>{labels.hint}</p>
        </div>
      </div>
      <div className={styles.previews}>
        <CropPreview src={src} crop={crop} size={size} shape="square" caption={labels.squarePreview} />
        <CropPreview src={src} crop={crop} size={size} shape="round" caption={labels.roundPreview} />
      </div>
    </div>
  );
};
