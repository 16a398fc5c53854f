import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** How often each of four learning styles was chosen, by nobody. */
export const ChoicesDrawing = ({ size = 48, ...props }: DrawingProps) => (
  <Drawing width={48} height={48} size={size} {...props}>
    <path className={inks.text} d="M2 6H46V14H2Z" />
    <path className={inks.shade} d="M2 16H26V24H2ZM2 26H19V34H2ZM2 36H14V44H2Z" />
  </Drawing>
);
