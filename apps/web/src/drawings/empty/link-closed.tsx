import { logoMark } from '@palmares/ui';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A player’s card, turned face down on the next one. */
export const LinkClosedDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} margin={55} {...props}>
    <rect className={inks.accent} x="72" y="20" width="100" height="140" rx="6" transform="rotate(12 130 96)" />
    <g transform="rotate(-6 112 90)">
      <rect className={inks.text} x="62" y="18" width="100" height="144" rx="6" />
      <path className={inks.cut} fillRule="evenodd" d="M70 26h84v128H70zM74 30v120h76V30z" />
      <path className={inks.cut} d={logoMark} transform="translate(82 60) scale(2.5)" />
    </g>
  </Drawing>
);
