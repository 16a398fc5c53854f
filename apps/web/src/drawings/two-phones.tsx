import { Drawing, type DrawingProps } from './drawing.tsx';
import { inks } from './inks.ts';

/** The athlete’s phone, a message on its way, and the parent’s phone with a tick on it. */
export const TwoPhonesDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} margin={20} {...props}>
    <path className={inks.text} d="M20 36h68v120H20z" />
    <path className={inks.cut} d="M27 47h54v96H27z" />
    <path className={inks.text} d="M54 58a13 13 0 0 1 0 26a13 13 0 0 1 0-26zM30 112c0-28 48-28 48 0z" />
    <path className={inks.shade} d="M33 121h42v5H33zM33 131h28v5H33z" />
    <path className={inks.text} d="M152 16h68v140h-68z" />
    <path className={inks.shade} d="M186 16h34v140h-34z" />
    <path className={inks.cut} d="M159 28h54v114h-54z" />
    <path className={inks.accent} d="M97 72h46v32H97z" />
    <path className={inks.onAccent} d="M100 75h40l-20 15zM100 80l20 15l20-15v21h-40z" />
    <path className={inks.accent} d="M166 84L172.5 77.5L181 86L199.5 67.5L206 74L181 99z" />
    <path className={inks.shade} d="M166 112h40v5h-40zM166 122h26v5h-26z" />
    <path className={inks.text} d="M8 156h224v4H8z" />
  </Drawing>
);
