import type { DrawingProps } from '../drawing.tsx';
import { eye, FoldedMask, jaw, vent } from './folded-mask.tsx';

/** A gear and its axle: makes the parts work together. */
export const EngineerMask = (props: DrawingProps) => (
  <FoldedMask
    half={`M24 2.5H20V8C18.5 8.4 17 9 15.6 10L12.2 6.2L7.6 10.8L11 14.4C10 16 9.2 17.8 8.8 20H3.5V27H8.6${jaw}M24 12.5A5 5 0 0 0 24 22.5Z${eye}${vent}`}
    {...props}
  />
);
