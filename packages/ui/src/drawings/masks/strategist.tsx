import type { DrawingProps } from '../drawing.tsx';
import { eye, FoldedMask, jaw, vent } from './folded-mask.tsx';

const half = `M24 7C18 10 8.5 15 8.5 24${jaw}${eye}${vent}M24 0.5A2.75 2.75 0 0 0 24 6Z`;

/** The bishop of a chessboard: two moves ahead, and never straight on. */
export const StrategistMask = (props: DrawingProps) => (
  <FoldedMask half={half} other={`${half}M20 9.5L22.5 8.5L17.5 21L15 21Z`} {...props} />
);
