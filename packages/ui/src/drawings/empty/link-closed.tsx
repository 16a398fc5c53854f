import { mark } from '../../brand/logo-paths.ts';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A player’s card, turned face down. */
export const LinkClosedDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} {...props}>
    <path className={inks.faint} d="M108 18l84 22-34 130-84-22z" />
    <g transform="rotate(-6 112 90)">
      <path
        className={inks.text}
        fillRule="evenodd"
        d="M70 18h92a6 6 0 0 1 6 6v132a6 6 0 0 1-6 6H70a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6zM72 26v128h88V26zM78 32h76v116H78z"
      />
      <path className={inks.accent} d={mark} transform="translate(86 60) scale(2.5)" />
    </g>
  </Drawing>
);
