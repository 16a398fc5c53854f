import { Drawing, type DrawingProps } from './drawing.tsx';
import { inks } from './inks.ts';

/** Five steps, one for each rating, with a leaf that has grown on the last. */
export const GritDrawing = ({ size = 48, ...props }: DrawingProps) => (
  <Drawing width={48} height={48} size={size} {...props}>
    <path className={inks.text} d="M2 46V39H10.6V46ZM19.7 46V28H28.3V46ZM37.4 46V20H46V46ZM40.9 20H42.5V11H40.9Z" />
    <path className={inks.shade} d="M10.9 46V34H19.4V46ZM28.6 46V24H37.1V46Z" />
    <path className={inks.accent} d="M41.7 16Q31 8 41.7 0Q52.4 8 41.7 16Z" />
  </Drawing>
);
