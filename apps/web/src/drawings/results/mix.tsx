import { Drawing, type DrawingProps } from '../drawing.tsx';
import { identityInks } from '../inks.ts';

/** A mix of the four colors, of nobody. */
export const MixDrawing = ({ size = 48, ...props }: DrawingProps) => (
  <Drawing width={48} height={48} size={size} {...props}>
    <path className={identityInks.green.solid} d="M2 14H20V34H2Z" />
    <path className={identityInks.red.solid} d="M21 14H32V34H21Z" />
    <path className={identityInks.yellow.solid} d="M33 14H40V34H33Z" />
    <path className={identityInks.blue.solid} d="M41 14H46V34H41Z" />
  </Drawing>
);
