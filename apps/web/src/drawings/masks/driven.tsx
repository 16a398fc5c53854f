import type { DrawingProps } from '../drawing.tsx';
import { eye, FoldedMask, jaw, vent } from './folded-mask.tsx';

const face = `L8.5 25${jaw}M24 10C23.5 13.5 19.5 15.5 19.5 18.5A4.5 4.5 0 0 0 24 23Z${eye}${vent}`;

/** A flame within a flame: wants more, today. */
export const DrivenMask = (props: DrawingProps) => (
  <FoldedMask
    half={`M24 0C23.5 5 18 7 17 13.5C13.5 11.5 11.5 8 11.5 3C6.5 8.5 3.5 15 5 20.5${face}`}
    other={`M24 0C24.5 5.5 18.5 8.5 18 14.5C14.5 13.5 12.5 11 12 7C7.5 11.5 5 16 6 21${face}`}
    {...props}
  />
);
