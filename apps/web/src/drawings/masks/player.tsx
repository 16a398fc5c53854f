import type { DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';
import { eye, FoldedMask, jaw, vent } from './folded-mask.tsx';

/** A broad headband with its ends flying: is here to play. */
export const PlayerMask = (props: DrawingProps) => (
  <FoldedMask
    half={`M24 1.5C17 1.5 12 4 10 8.5Q16.5 6.5 24 6.5ZM24 9.5Q14 9.5 5.5 13L6.5 21Q15 17.5 24 17.5ZM24 20.5Q15.5 20.5 8.5 23.5${jaw}${eye}${vent}`}
    {...props}
  >
    <path className={inks.text} d="M42 13Q41 4.5 48 0Q49 8 44.5 14ZM42.5 17Q50 21 47 31.5Q41 28 40.5 20Z" />
  </FoldedMask>
);
