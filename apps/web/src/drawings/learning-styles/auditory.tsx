import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A whistle being blown: learns by hearing. */
export const AuditoryDrawing = ({ size = 48, ...props }: DrawingProps) => (
  <Drawing width={48} height={48} size={size} {...props}>
    <path
      className={inks.text}
      fillRule="evenodd"
      d="M18 16A13.5 13.5 0 1 0 31.5 29.5V26.5H34.5V16H30V20L25.5 23V16ZM18 24A5.5 5.5 0 0 1 18 35A5.5 5.5 0 0 1 18 24Z"
    />
    <path className={inks.shade} d="M36.5 16H46V26.5H36.5Z" />
    <path
      className={inks.text}
      fillRule="evenodd"
      d="M8.5 13.5Q7.4 8.5 2.5 7Q3.6 12 8.5 13.5ZM14.5 11Q16 5.9 12.5 2Q11 7.1 14.5 11ZM21 11Q24.9 7.9 24 3Q20.1 6.1 21 11Z"
    />
  </Drawing>
);
