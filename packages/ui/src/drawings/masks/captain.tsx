import type { DrawingProps } from '../drawing.tsx';
import { eye, FoldedMask, jaw, vent } from './folded-mask.tsx';

/** Laurel on both sides: the one whom the others look at. */
export const CaptainMask = (props: DrawingProps) => (
  <FoldedMask
    half={`M24 9C14 9 8.5 15 8.5 24${jaw}M24 12.5Q19.5 17 24 22.5Z${eye}${vent}M6.5 28Q0 25 1 16.5Q7.5 19 6.5 28ZM7.5 16Q2 12 4.5 4Q10.5 8 7.5 16ZM15 8.5Q11.5 4 15.5 0Q19 4.5 15 8.5Z`}
    {...props}
  />
);
