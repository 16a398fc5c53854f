import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** The points of seven masks, of nobody. */
export const PointsDrawing = ({ size = 48, ...props }: DrawingProps) => (
  <Drawing width={48} height={48} size={size} {...props}>
    <path className={inks.faint} d="M24 3L41.2 11.3L45.5 29.9L33.5 44.8L14.5 44.8L2.6 29.9L6.8 11.3Z" />
    <path className={inks.accent} d="M24 8.5L31.7 18.8L44.4 29.7L28.8 34.9L18.3 36.9L15.4 26.9L12 15.4Z" />
  </Drawing>
);
