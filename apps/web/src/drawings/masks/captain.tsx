import type { DrawingProps } from '../drawing.tsx';
import { eye, FoldedMask, jaw, vent } from './folded-mask.tsx';

/** Laurel on both sides: the player that the others look at. */
export const CaptainMask = (props: DrawingProps) => (
  <FoldedMask
    half={`M24 9C14 9 8.5 15 8.5 24${jaw}M24 12.5Q19.5 17 24 22.5Z${eye}${vent}M7 29Q-2 25.5 0.5 15.5Q9 18.5 7 29ZM8.5 16.5Q0.5 12 4 3Q12.5 7.5 8.5 16.5ZM15.5 8.5Q10.5 4.5 15.5 0Q20.5 4.5 15.5 8.5Z`}
    {...props}
  />
);
