import { goaltenderPortrait } from '@palmares/domain/demo/portraits';
import type { DrawingProps } from '../drawing.tsx';
import { PortraitDrawing } from './portrait.tsx';

/** A hockey goaltender, set for the next shot. */
export const GoaltenderPicture = (props: DrawingProps) => (
  <PortraitDrawing of={goaltenderPortrait} crop="top" {...props} />
);
