import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
  type TouchList,
  useRef,
  type WheelEvent,
} from 'react';
import { centredOn, type Point, resizedCrop, type Size, type SquareCrop } from './crop-geometry.ts';

interface CropGesturesOptions {
  crop: SquareCrop;
  onCropChange: (crop: SquareCrop) => void;
  minSide: number;
  /** Size of the displayed picture in pixels; null before it is displayed. */
  size: Size | null;
}

const STEP = 1.1;
/** Pixels; a pointer that moves less is a tap. */
const TAP = 6;

const distance = ({ 0: first, 1: second }: TouchList): number =>
  first === undefined || second === undefined
    ? 0
    : Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);

/**
 * Adds gestures that Ark's cropper lacks for a square over a whole picture: pinch, wheel, keys that resize, and a tap
 * that moves.
 */
export const useCropGestures = ({ crop, onCropChange, minSide, size }: CropGesturesOptions) => {
  const square = useRef<HTMLDivElement>(null);
  const pinch = useRef<{ distance: number; crop: SquareCrop } | null>(null);
  const press = useRef<Point | null>(null);

  const resize = (start: SquareCrop, factor: number) => {
    if (size !== null) onCropChange(resizedCrop(start, factor, size, minSide));
  };
  const larger = () => resize(crop, STEP);
  const smaller = () => resize(crop, 1 / STEP);

  const stage = {
    onWheelCapture: (event: WheelEvent<HTMLElement>) => {
      // Lets the wheel scroll the page until the square has the focus; Ark would always capture it.
      if (!event.ctrlKey && document.activeElement !== square.current) event.stopPropagation();
      else if (event.deltaY !== 0) (event.deltaY < 0 ? larger : smaller)();
    },
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
      const resizes = resizeOf(event);
      if (resizes === null || event.target !== square.current) return;
      // Ark's own keys would zoom the picture, or change only the width.
      event.preventDefault();
      (resizes === 'larger' ? larger : smaller)();
    },
  };

  const viewport = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const inSquare = event.target instanceof Node && square.current?.contains(event.target) === true;
      press.current = inSquare ? null : { x: event.clientX, y: event.clientY };
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const start = press.current;
      press.current = null;
      square.current?.focus({ preventScroll: true });
      if (size === null || start === null || Math.hypot(event.clientX - start.x, event.clientY - start.y) > TAP) return;
      const { left, top } = event.currentTarget.getBoundingClientRect();
      onCropChange(centredOn(crop, { x: event.clientX - left, y: event.clientY - top }, size));
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

  return { square, stage, viewport, larger, smaller };
};

const resizeOf = ({ key, altKey }: KeyboardEvent): 'larger' | 'smaller' | null => {
  if (key === '+' || key === '=') return 'larger';
  if (key === '-' || key === '_') return 'smaller';
  if (!altKey) return null;
  if (key === 'ArrowUp' || key === 'ArrowRight') return 'larger';
  return key === 'ArrowDown' || key === 'ArrowLeft' ? 'smaller' : null;
};
