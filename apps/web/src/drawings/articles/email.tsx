import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** A message to a coach, half out of its envelope, with the film in it. */
export const EmailCover = (props: DrawingProps) => (
  <Drawing width={320} height={240} crop="middle" {...props}>
    <path className={inks.ground} d="M0 0h320v240H0z" />
    <path className={inks.ink} d="M56 122L160 50L264 122V240H56z" />
    <path className={inks.paper} d="M84 36h152v150H84z" />
    <path className={inks.ink} d="M100 54h92v11h-92z" />
    <path className={inks.half} d="M100 76h120v6H100zM100 88h104v6H100z" />
    <path className={inks.ink} d="M100 106h62v36h-62z" />
    <path className={inks.accent} d="M124 114l18 10l-18 10z" />
    <path className={inks.half} d="M172 110h48v6h-48zM172 122h36v6h-36z" />
    <path className={inks.half} d="M160 36h76v150H160z" />
    <path className={inks.accent} d="M56 122L160 184L264 122V240H56z" />
    <path className={inks.half} d="M264 122V240H160V184z" />
  </Drawing>
);
