import { Drawing, type DrawingProps } from './drawing.tsx';
import { inks } from './inks.ts';

/** The first step of a podium with a pennant on it. */
export const PodiumDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} {...props}>
    <path className={inks.shade} d="M42 122H94V164H42zM146 134H198V164H146z" />
    <path className={inks.text} d="M94 96H146V164H94z" />
    <path className={inks.cut} d="M114 114L124 108V150H115V120L110 122Z" />
    <path className={inks.text} d="M104 18H110V96H104z" />
    <path className={inks.accent} d="M110 22L172 30L152 44L172 58L110 66Z" />
    <path className={inks.shade} d="M58 62L70 56L74 66L62 72ZM184 84L194 78L198 88L188 94Z" />
    <path
      className={inks.accent}
      d="M76 92L84 84L90 92L82 100ZM44 92L52 88L54 98L46 100ZM190 112L200 108L202 116L192 120Z"
    />
  </Drawing>
);
