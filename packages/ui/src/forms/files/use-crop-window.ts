import { useImageCropper } from '@ark-ui/react/image-cropper';
import { useEffect, useState } from 'react';
import { type Crop, cropOf, type Frame, isSameCrop, rectangleOf, type Size } from './crop-geometry.ts';

const noSize: Size = { width: 0, height: 0 };
/** Size of a handle in pixels. */
const HANDLE = 44;

/** Returns how much room a window has for handles; none if it is smaller than a handle. */
export const roomFor = ({ width, height }: Size): 'much' | 'little' | 'none' => {
  const shorter = Math.min(width, height);
  if (shorter < HANDLE) return 'none';
  return shorter < 2 * HANDLE ? 'little' : 'much';
};

interface CropWindowOptions {
  crop: Crop;
  onCropChange: (crop: Crop) => void;
  /** Width by height. */
  ratio: number;
  minSide: number;
  labels: { group: string; window: string; windowRole: string; hint: string };
}

/**
 * Binds Ark's cropper to a controlled crop in fractions. Only the window changes and the picture stays whole, because
 * Ark can neither start zoomed nor restore a zoom, so a stored crop could not be shown again.
 */
export const useCropWindow = ({ crop, onCropChange, ratio, minSide, labels }: CropWindowOptions) => {
  const [size, setSize] = useState(noSize);
  const known = size.width > 0 && size.height > 0;
  const frame: Frame = { ...size, ratio };
  const area = rectangleOf(crop, frame);
  const shortest = Math.min(size.width, size.height);
  // A stored crop may be smaller than a handle, and opening it must not change it.
  const min = Math.max(minSide * shortest, Math.min(HANDLE * Math.max(1, ratio), area.width));
  const nudge = Math.max(1, Math.round(shortest / 100));
  const cropper = useImageCropper({
    ...(known ? { initialCrop: area, minWidth: min, minHeight: min / ratio } : {}),
    aspectRatio: ratio,
    minZoom: 1,
    maxZoom: 1,
    nudgeStep: nudge,
    nudgeStepShift: nudge * 5,
    nudgeStepCtrl: nudge * 10,
    translations: {
      rootLabel: labels.group,
      selectionLabel: () => labels.window,
      selectionRoleDescription: labels.windowRole,
      selectionInstructions: labels.hint,
      // Removes Ark's English text about pixels.
      rootRoleDescription: '',
      previewDescription: () => '',
      previewLoading: '',
    },
  });
  const { viewportRect, naturalSize, dragging } = cropper;
  const { x, y, width } = cropper.crop;
  const isLoaded = naturalSize.width > 0;
  const isMeasured = known && size.width === viewportRect.width && size.height === viewportRect.height;
  const shown = isMeasured && width > 0 ? cropOf({ x, y, width }, frame) : null;

  useEffect(() => {
    if (isLoaded) setSize({ width: viewportRect.width, height: viewportRect.height });
  }, [isLoaded, viewportRect.width, viewportRect.height]);

  // Moves the window if the crop was changed elsewhere, or the picture is displayed at another size.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the hand does to the window is the next effect's
  useEffect(() => {
    if (shown !== null && !dragging && !isSameCrop(shown, crop)) cropper.reset();
  }, [crop.left, crop.top, crop.side, isMeasured, size]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the window is news
  useEffect(() => {
    if (shown !== null && !isSameCrop(shown, crop)) onCropChange(shown);
  }, [x, y, width]);

  return { cropper, frame: known ? frame : null };
};
