import { ImageCropper as Ark } from '@ark-ui/react/image-cropper';
import { cx } from '@palmares/ui/styled-system/css';
import { imageCropper } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import { CircleAlert, Minus, Plus } from '../../icons.ts';
import { type Crop, placeOf, type Size } from './crop-geometry.ts';
import { CropPreview, type CropPreviewed } from './crop-preview.tsx';
import { useCropGestures } from './use-crop-gestures.ts';
import { roomFor, useCropWindow } from './use-crop-window.ts';

export interface ImageCropperLabels {
  /** Accessible name of the cropper, such as "Crop your picture". */
  group: string;
  /** Accessible name of the window that moves over the picture. */
  window: string;
  /** Role description of the window for screen readers: "movable window". */
  windowRole: string;
  /** Describes the position in whole percent of the room to move, and the size in percent of the largest window. */
  position: (at: { across: number; down: number; size: number }) => string;
  /**
   * Explains how to move and resize the window, also by keyboard. Shown below the picture and read out with the window.
   */
  hint: string;
  larger: string;
  smaller: string;
  /** Shown instead of the picture if it cannot be loaded. */
  missing: ReactNode;
}

export interface ImageCropperProps {
  /** A URL other than `blob:`, which the Content-Security-Policy refuses. */
  src: string;
  alt: string;
  crop: Crop;
  onCropChange: (crop: Crop) => void;
  /** Width by height of the window; a square unless given. */
  ratio?: number;
  labels: ImageCropperLabels;
  previews: readonly CropPreviewed[];
  /** Minimum width of the window, as a fraction of the picture's shorter side. */
  minSide?: number;
  /** Called with the size of the picture in its own pixels when it is loaded. */
  onMeasured?: ((size: Size) => void) | undefined;
  onLoadError?: (() => void) | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Chooses a part of a picture by hand, wheel or keyboard, and previews the result. */
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
  return <Cropper {...props} key={`${props.ratio ?? 1} ${props.src}`} onLoadError={fail} />;
};

/** Directions from the window's corners outwards. */
const corners = [
  ['nw', -1, -1],
  ['ne', 1, -1],
  ['sw', -1, 1],
  ['se', 1, 1],
] as const;

const Cropper = (props: ImageCropperProps & { onLoadError: () => void }) => {
  const { src, alt, crop, onCropChange, ratio = 1, labels, previews, minSide = 0.05 } = props;
  const { onMeasured, onLoadError, disabled = false, className } = props;
  const image = useRef<HTMLImageElement>(null);
  const styles = imageCropper();
  const { cropper, frame } = useCropWindow({ crop, onCropChange, ratio, minSide, labels });
  const gestures = useCropGestures({ crop, onCropChange, minSide, frame });

  // A picture can fail before its handlers are attached, so check it on mount.
  const failed = useRef(onLoadError);
  failed.current = onLoadError;
  useEffect(() => {
    if (image.current?.complete === true && image.current.naturalWidth === 0) failed.current();
  }, []);

  const { naturalSize } = cropper;
  const measured = useRef(onMeasured);
  measured.current = onMeasured;
  useEffect(() => {
    if (naturalSize.width > 0) measured.current?.({ width: naturalSize.width, height: naturalSize.height });
  }, [naturalSize.width, naturalSize.height]);

  const room = roomFor(cropper.crop);
  // Puts most of a handle inside a large window, which may touch the edge of the screen, and outside a small one.
  const out = room === 'much' ? 25 : 75;
  const place = frame === null ? { across: 0, down: 0, size: 0 } : placeOf(crop, frame);

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
            <span aria-hidden className={styles.shade} hidden={frame === null}>
              <span />
            </span>
            <Ark.Selection
              ref={gestures.area}
              className={styles.window}
              hidden={frame === null}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={place.across}
              aria-valuetext={labels.position(place)}
              data-room={room}
              data-square={ratio === 1 || undefined}
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
        {previews.map((preview) => (
          <CropPreview key={preview.caption} src={src} size={frame} {...preview} />
        ))}
      </div>
    </div>
  );
};
