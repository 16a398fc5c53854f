import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
  type TouchList,
  useRef,
  type WheelEvent,
} from 'react';
import { type Crop, centredOn, type Frame, type Point, resizedCrop } from './crop-geometry.ts';

interface CropGesturesOptions {
  crop: Crop;
  onCropChange: (crop: Crop) => void;
  minSide: number;
  /** The displayed picture in pixels; null before it is displayed. */
  frame: Frame | null;
}

const STEP = 1.1;
/** Pixels; a pointer that moves less is a tap. */
const TAP = 6;

const distance = ({ 0: first, 1: second }: TouchList): number =>
  first === undefined || second === undefined
    ? 0
    : Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);

/**
 * Adds gestures that Ark's cropper lacks for a window over a whole picture: pinch, wheel, keys that resize, and a tap
 * that moves.
 */
export const useCropGestures = ({ crop, onCropChange, minSide, frame }: CropGesturesOptions) => {
  const area = useRef<HTMLDivElement>(null);
  const pinch = useRef<{ distance: number; crop: Crop } | null>(null);
  const press = useRef<Point | null>(null);

  const resize = (start: Crop, factor: number) => {
    if (frame !== null) onCropChange(resizedCrop(start, factor, frame, minSide));
  };
  const larger = () => resize(crop, STEP);
  const smaller = () => resize(crop, 1 / STEP);

  const stage = {
    onWheelCapture: (event: WheelEvent<HTMLElement>) => {
      // Lets the wheel scroll the page until the window has the focus; Ark would always capture it.
      if (!event.ctrlKey && document.activeElement !== area.current) event.stopPropagation();
      else if (event.deltaY !== 0) (event.deltaY < 0 ? larger : smaller)();
    },
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
      const resizes = resizeOf(event);
      if (resizes === null || event.target !== area.current) return;
      // Ark's own keys would zoom the picture, or change only the width.
      event.preventDefault();
      (resizes === 'larger' ? larger : smaller)();
    },
  };

  const viewport = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isInside = event.target instanceof Node && area.current?.contains(event.target) === true;
      press.current = isInside ? null : { x: event.clientX, y: event.clientY };
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const start = press.current;
      press.current = null;
      area.current?.focus({ preventScroll: true });
      if (frame === null || start === null || Math.hypot(event.clientX - start.x, event.clientY - start.y) > TAP)
        return;
      const { left, top } = event.currentTarget.getBoundingClientRect();
      onCropChange(centredOn(crop, { x: event.clientX - left, y: event.clientY - top }, frame));
    },
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      if (event.touches.length !== 2) return;
      // Ends the drag that the first finger began: Ark follows any pointer until one is lifted.
      document.dispatchEvent(new window.PointerEvent('pointerup'));
      press.current = null;
      pinch.current = { distance: distance(event.touches), crop };
    },
    onTouchMove: (event: TouchEvent<HTMLElement>) => {
      const start = pinch.current;
      if (start === null || start.distance === 0 || event.touches.length !== 2) return;
      resize(start.crop, distance(event.touches) / start.distance);
    },
    onTouchEnd: () => {
      pinch.current = null;
    },
  };

  return { area, stage, viewport, larger, smaller };
};

const resizeOf = ({ key, altKey }: KeyboardEvent): 'larger' | 'smaller' | null => {
  if (key === '+' || key === '=') return 'larger';
  if (key === '-' || key === '_') return 'smaller';
  if (!altKey) return null;
  if (key === 'ArrowUp' || key === 'ArrowRight') return 'larger';
  return key === 'ArrowDown' || key === 'ArrowLeft' ? 'smaller' : null;
};
