import type { DrawingProps } from '../drawing.tsx';
import { FoldedMask, jaw } from './folded-mask.tsx';

/** An owl: has read, has seen, knows. */
export const MavenMask = (props: DrawingProps) => (
  <FoldedMask
    half={`M24 11.5C20 11.5 17 11 14.5 9.5L5.5 3.5C6 11 8.5 16 8.5 24${jaw}M15.5 17.5A7 7 0 0 0 15.5 31.5A7 7 0 0 0 15.5 17.5ZM15.5 21.5A3 3 0 0 1 15.5 27.5A3 3 0 0 1 15.5 21.5ZM24 29L20.5 34L24 41Z`}
    {...props}
  />
);
