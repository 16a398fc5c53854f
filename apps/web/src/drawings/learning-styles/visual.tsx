import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** An eye: learns by seeing. */
export const VisualDrawing = ({ size = 48, ...props }: DrawingProps) => (
  <Drawing width={48} height={48} size={size} {...props}>
    <path
      className={inks.text}
      fillRule="evenodd"
      d="M1.5 24Q13 10 24 10V38Q13 38 1.5 24ZM24 14A10 10 0 0 0 24 34ZM24 19A5 5 0 0 0 24 29Z"
    />
    <path
      className={inks.shade}
      fillRule="evenodd"
      d="M46.5 24Q35 10 24 10V38Q35 38 46.5 24ZM24 14A10 10 0 0 1 24 34ZM24 19A5 5 0 0 1 24 29Z"
    />
  </Drawing>
);
