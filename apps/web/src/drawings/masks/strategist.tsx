import type { DrawingProps } from '../drawing.tsx';
import { eye, FoldedMask, jaw, vent } from './folded-mask.tsx';

const half = `M24 8.5L13.5 16C10 18.5 8.5 20.5 8.5 24${jaw}${eye}${vent}M24 0.5A3.75 3.75 0 0 0 24 8Z`;

/** The bishop of a chessboard: two moves ahead, and never straight on. */
export const StrategistMask = (props: DrawingProps) => (
  <FoldedMask half={half} other={`${half}M19 13L22.5 11.5L18.5 21H15Z`} {...props} />
);
