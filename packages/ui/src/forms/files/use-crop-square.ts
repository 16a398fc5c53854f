import { useImageCropper } from '@ark-ui/react/image-cropper';
import { useEffect, useState } from 'react';
import { cropOf, isSameCrop, rectangleOf, type Size, type SquareCrop } from './crop-geometry.ts';

const noSize: Size = { width: 0, height: 0 };
/** Size of a handle in pixels. */
const HANDLE = 44;

/** Returns how much room a square of this width has for handles; none if it is smaller than a handle. */
export const roomFor = (width: number): 'much' | 'little' | 'none' => {
  if (width < HANDLE) return 'none';
  return width < 2 * HANDLE ? 'little' : 'much';
};

interface CropSquareOptions {
  crop: SquareCrop;
  onCropChange: (crop: SquareCrop) => void;
  minSide: number;
  labels: { group: string; square: string; squareRole: string; hint: string };
}

/**
 * Binds Ark's cropper to a controlled crop in fractions. Only the square changes and the picture stays whole, because
 * Ark can neither start zoomed nor restore a zoom, so a stored crop could not be shown again.
 */
export const useCropSquare = ({ crop, onCropChange, minSide, labels }: CropSquareOptions) => {
  const [size, setSize] = useState(noSize);
  const known = size.width > 0 && size.height > 0;
  const square = rectangleOf(crop, size);
  const shortest = Math.min(size.width, size.height);
  // A stored crop may be smaller than a handle, and opening it must not change it.
  const min = Math.max(minSide * shortest, Math.min(HANDLE, square.width));
  const nudge = Math.max(1, Math.round(shortest / 100));
  const cropper = useImageCropper({
    ...(known ? { initialCrop: square, minWidth: min, minHeight: min } : {}),
    aspectRatio: 1,
    minZoom: 1,
    maxZoom: 1,
    nudgeStep: nudge,
    nudgeStepShift: nudge * 5,
    nudgeStepCtrl: nudge * 10,
    translations: {
      rootLabel: labels.group,
      selectionLabel: () => labels.square,
      selectionRoleDescription: labels.squareRole,
      selectionInstructions: labels.hint,
      // Removes Ark's English text about pixels.
      rootRoleDescription: '',
      previewDescription: () => '',
      previewLoading: '',
    },
  });
  const { viewportRect, naturalSize, dragging } = cropper;
  const { x, y, width, height } = cropper.crop;
  const isLoaded = naturalSize.width > 0;
  const isMeasured = known && size.width === viewportRect.width && size.height === viewportRect.height;
  const shown = isMeasured && width > 0 ? cropOf({ x, y, width, height }, size) : null;

  useEffect(() => {
    if (isLoaded) setSize({ width: viewportRect.width, height: viewportRect.height });
  }, [isLoaded, viewportRect.width, viewportRect.height]);

  // Moves the square if the crop was changed elsewhere, or the picture is displayed at another size.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the hand does to the square is the next effect's
  useEffect(() => {
    if (shown !== null && !dragging && !isSameCrop(shown, crop)) cropper.reset();
  }, [crop.left, crop.top, crop.side, isMeasured, size]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the square is news
  useEffect(() => {
    if (shown !== null && !isSameCrop(shown, crop)) onCropChange(shown);
  }, [x, y, width]);

  return { cropper, size: known ? size : null };
};
