import type { DrawingProps } from '../drawing.tsx';
import { eye, FoldedMask, jaw, vent } from './folded-mask.tsx';

const half = `M24 17.5H13.5V20.5Q8.5 21.5 8.5 25${jaw}${eye}${vent}M24 0A7.75 7.75 0 0 0 24 15.5Z`;

/** A piece of a chessboard, its head cut like a bishop's: two moves ahead, and never straight on. */
export const StrategistMask = (props: DrawingProps) => (
  <FoldedMask half={half} other={`${half}M19.5 2.5L22.5 4.5L19.5 12.5L16.8 10.5Z`} {...props} />
);
