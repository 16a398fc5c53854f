import { Drawing, type DrawingProps } from '../drawing.tsx';
import { identityInks } from '../inks.ts';

const { solid, fold, sign } = identityInks.yellow;

/** A sun. The shape tells the color apart when the hue cannot. */
export const YellowDrawing = ({ size = 48, ...props }: DrawingProps) => (
  <Drawing width={48} height={48} size={size} {...props}>
    <path className={solid} d="M24 3A21 21 0 0 0 24 45A21 21 0 0 0 24 3Z" />
    <path className={fold} d="M24 3A21 21 0 0 1 24 45Z" />
    <path
      className={sign}
      fillRule="evenodd"
      d="M24 9Q26.5 21.5 39 24Q26.5 26.5 24 39Q21.5 26.5 9 24Q21.5 21.5 24 9Z"
    />
  </Drawing>
);
