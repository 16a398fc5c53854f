import { swimmerPortrait } from '@palmares/domain/demo/portraits';
import type { DrawingProps } from '../drawing.tsx';
import { PortraitDrawing } from './portrait.tsx';

/** A swimmer on her back, counting strokes under the flags. */
export const SwimmerPicture = (props: DrawingProps) => (
  <PortraitDrawing of={swimmerPortrait} crop="middle" {...props} />
);
