import { Drawing, type DrawingProps } from '../drawing.tsx';
import { identityInks } from '../inks.ts';

const { solid, fold, sign } = identityInks.red;

/** A peak. The shape tells the color apart when the hue cannot. */
export const RedDrawing = ({ size = 48, ...props }: DrawingProps) => (
  <Drawing width={48} height={48} size={size} {...props}>
    <path className={solid} d="M24 3L46 44H2Z" />
    <path className={fold} d="M24 3L46 44H24Z" />
    <path className={sign} fillRule="evenodd" d="M24 17L37 39H30L24 28.5L18 39H11Z" />
  </Drawing>
);
