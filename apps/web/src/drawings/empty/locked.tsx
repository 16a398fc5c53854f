import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A padlock with six places for the passcode. */
export const LockedDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} margin={60} {...props}>
    <path className={inks.text} d="M82 78V54a38 38 0 0 1 38-38v13a25 25 0 0 0-25 25v24z" />
    <path className={inks.shade} d="M158 78V54a38 38 0 0 0-38-38v13a25 25 0 0 1 25 25v24z" />
    <path className={inks.text} d="M120 78H68a8 8 0 0 0-8 8v70a8 8 0 0 0 8 8h52v-24H68v-36h52z" />
    <path className={inks.shade} d="M120 78h52a8 8 0 0 1 8 8v70a8 8 0 0 1-8 8h-52v-24h52v-36h-52z" />
    <path className={inks.accent} d="M74 111h10v22H74zM90.5 111h10v22h-10zM107 111h10v22h-10z" />
    <path className={inks.faint} d="M123 111h10v22h-10zM139.5 111h10v22h-10zM156 111h10v22h-10z" />
  </Drawing>
);
