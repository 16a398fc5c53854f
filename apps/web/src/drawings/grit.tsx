import { Drawing, type DrawingProps } from './drawing.tsx';
import { inks } from './inks.ts';

/** Five steps, one for each rating, with a leaf that has grown on the last. */
export const GritDrawing = ({ size = 48, ...props }: DrawingProps) => (
  <Drawing width={48} height={48} size={size} {...props}>
    <path className={inks.text} d="M3 46V39H11V46ZM20 46V27H28V46ZM37 46V19H45V46ZM41 17Q32 9.5 41 1Q50 9.5 41 17Z" />
    <path className={inks.shade} d="M11.5 46V33H19.5V46ZM28.5 46V23H36.5V46ZM41 17V1Q50 9.5 41 17Z" />
  </Drawing>
);
