import type { DrawingProps } from '../drawing.tsx';
import { eye, FoldedMask, jaw, vent } from './folded-mask.tsx';

/** A helmet pulled down and two stripes: does the work, first in and last out. */
export const SoldierMask = (props: DrawingProps) => (
  <FoldedMask
    half={`M24 4C13 4 7 10 6.5 18L2.5 21V25H8.5${jaw}M24 7V10.5L14.5 15V11.5ZM24 13V16.5L14.5 21V17.5Z${eye}${vent}`}
    {...props}
  />
);
