import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

/** Shared by most masks: a leaf for an eye, another to breathe through, and the cheek down to the chin. */
export const eye = 'M11.5 26.5Q16.5 21.5 21 28Q15.5 32.5 11.5 26.5Z';
export const vent = 'M12.5 33.5Q18 36 20 42.5Q14.5 40 12.5 33.5Z';
export const jaw = 'V26C8.5 32 9.5 35 12 38.5L14.5 42C16.5 44.7 19.5 46 24 46Z';

interface FoldedMaskProps extends DrawingProps {
  /** The left half, up to the fold at 24 of 48. */
  half: string;
  /** The right half, drawn as if it were the left one, when it differs. */
  other?: string;
  children?: ReactNode;
}

/** A mask is cut from a folded sheet and lit from the left, so that its right half lies in the shade. */
export const FoldedMask = ({ half, other = half, children, size = 48, ...props }: FoldedMaskProps) => (
  <Drawing width={48} height={48} size={size} {...props}>
    <path className={inks.text} fillRule="evenodd" d={half} />
    <path className={inks.shade} fillRule="evenodd" d={other} transform="matrix(-1 0 0 1 48 0)" />
    {children}
  </Drawing>
);
