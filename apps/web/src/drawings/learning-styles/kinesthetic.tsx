import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A body on the move, its limbs all leaves: learns by doing. */
export const KinestheticDrawing = ({ size = 48, ...props }: DrawingProps) => (
  <Drawing width={48} height={48} size={size} {...props}>
    <path
      className={inks.shade}
      d="M29.5 14.5Q22 10.5 14.5 14.5Q22 18.5 29.5 14.5ZM15 13.8Q9.3 17.3 9.5 24Q15.2 20.5 15 13.8ZM21 29Q13.7 31.7 14.5 39.5Q21.8 36.8 21 29ZM16 38.5Q7.9 35.3 1 40.5Q9.1 43.7 16 38.5Z"
    />
    <path
      className={inks.text}
      d="M37.5 1A5.5 5.5 0 0 1 37.5 12A5.5 5.5 0 0 1 37.5 1ZM33 11.5Q20.8 16.7 20 30Q32.2 24.8 33 11.5ZM30 15Q30.8 22.7 38 25.5Q37.2 17.8 30 15ZM37.2 25.8Q43.9 24.8 46.5 18.5Q39.8 19.5 37.2 25.8ZM19.5 28.5Q27 35.9 36.5 31.5Q29 24.1 19.5 28.5ZM36 30Q30 37.2 33 46Q39 38.8 36 30Z"
    />
  </Drawing>
);
