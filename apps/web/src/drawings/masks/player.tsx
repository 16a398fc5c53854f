import type { DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';
import { eye, FoldedMask, jaw, vent } from './folded-mask.tsx';

/** A headband with its ends flying: is here to play. */
export const PlayerMask = (props: DrawingProps) => (
  <FoldedMask
    half={`M24 9C14 9 8.5 15 8.5 24${jaw}M24 13.5C18 13.5 14 14 10.8 15L9.2 18.8C13 17.8 18 17.5 24 17.5Z${eye}${vent}`}
    {...props}
  >
    <path className={inks.text} d="M39 17Q40 8 47.5 4Q47.5 13 39 17ZM39.5 18.5Q47 19 47.5 28Q40 26 39.5 18.5Z" />
  </FoldedMask>
);
