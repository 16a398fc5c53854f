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
  /** Names the whole, for example "Crop your picture". */
  group: string;
  /** Names the square that moves over the picture. */
  square: string;
  /** What the square is, for screen readers: "movable square". */
  squareRole: string;
  /** Where the square is, in whole percents of the way that it can go, and its size in percents of the shorter side. */
  position: (at: { across: number; down: number; size: number }) => string;
  /** Shown below the picture and read out with the square: how to move and resize the square, also with the keyboard. */
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
  /** An address, not a `blob:`, which the Content-Security-Policy refuses. */
  src: string;
  alt: string;
  crop: SquareCrop;
  onCropChange: (crop: SquareCrop) => void;
  labels: ImageCropperLabels;
  /** The smallest side, as a fraction of the picture's shorter side. */
  minSide?: number;
  onLoadError?: (() => void) | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Chooses a square of a picture, by hand, wheel or keyboard, and shows how it will look. */
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

/** The ways out of the square from its corners. */
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

  // A picture can fail before its handlers are attached.
  const failed = useRef(onLoadError);
  failed.current = onLoadError;
  useEffect(() => {
    if (image.current?.complete === true && image.current.naturalWidth === 0) failed.current();
  }, []);

  const room = roomFor(cropper.crop.width);
  // At the edge of a phone's screen there is no room outside a large square, and in a small one none inside.
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
