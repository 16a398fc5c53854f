import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A padlock with six places for the passcode. */
export const LockedDrawing = (props: DrawingProps) => (
  <Drawing width={240} height={180} {...props}>
    <path className={inks.text} d="M82 80V58a38 38 0 0 1 38-38V32a26 26 0 0 0-26 26V80z" />
    <path className={inks.shade} d="M158 80V58a38 38 0 0 0-38-38V32a26 26 0 0 1 26 26V80z" />
    <path
      className={inks.text}
      fillRule="evenodd"
      d="M120 80H76a12 12 0 0 0-12 12v64a12 12 0 0 0 12 12h44zM76 114h10v20H76zM92 114h10v20H92zM108 114h10v20h-10z"
    />
    <path
      className={inks.shade}
      fillRule="evenodd"
      d="M120 80h44a12 12 0 0 1 12 12v64a12 12 0 0 1-12 12h-44zM122 114h10v20h-10zM138 114h10v20h-10zM154 114h10v20h-10z"
    />
    <path className={inks.accent} d="M76 114h10v20H76zM92 114h10v20H92zM108 114h10v20h-10z" />
  </Drawing>
);
