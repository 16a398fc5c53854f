import { Drawing, type DrawingProps } from '../drawing.tsx';
import { identityInks } from '../inks.ts';

const { solid, fold, sign } = identityInks.green;

/** A leaf. The shape tells the color apart when the hue cannot. */
export const GreenDrawing = ({ size = 48, ...props }: DrawingProps) => (
  <Drawing width={48} height={48} size={size} {...props}>
    <path className={solid} d="M4 44Q2 4 44 4Q46 44 4 44Z" />
    <path className={fold} d="M4 44L44 4Q46 44 4 44Z" />
    <path
      className={sign}
      fillRule="evenodd"
      d="M9.5 41L7 38.5L18.5 27V17.5H22V23.5L30 15.5L32.5 18L24.5 26H30.5V29.5H21Z"
    />
  </Drawing>
);
