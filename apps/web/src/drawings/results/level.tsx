import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A place on the scale of grit, of nobody. */
export const LevelDrawing = ({ size = 48, ...props }: DrawingProps) => (
  <Drawing width={48} height={48} size={size} {...props}>
    <path className={inks.faint} d="M2 20H46V28H2Z" />
    <path className={inks.text} d="M2 20H31V28H2ZM31 8Q44 24 31 40Q18 24 31 8Z" />
  </Drawing>
);
