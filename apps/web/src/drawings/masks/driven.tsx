import type { DrawingProps } from '../drawing.tsx';
import { eye, FoldedMask, jaw, vent } from './folded-mask.tsx';

/** A flame and an arrow upwards: wants more, today. */
export const DrivenMask = (props: DrawingProps) => (
  <FoldedMask
    half={`M24 0.5C23 5 18.5 6.5 18 10.5C16 9 15 6.5 15 3.5C10.5 7 8.5 12 8.5 18${jaw}M24 11.5L16 19.5V23.5L24 15.5Z${eye}${vent}`}
    {...props}
  />
);
