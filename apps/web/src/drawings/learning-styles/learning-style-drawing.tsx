import type { DrawingProps } from '../drawing.tsx';
import { AuditoryDrawing } from './auditory.tsx';
import { InnerDialogDrawing } from './inner-dialog.tsx';
import { KinestheticDrawing } from './kinesthetic.tsx';
import { VisualDrawing } from './visual.tsx';

export const learningStyleDrawings = {
  auditory: AuditoryDrawing,
  visual: VisualDrawing,
  'inner-dialog': InnerDialogDrawing,
  kinesthetic: KinestheticDrawing,
};

export type LearningStyleDrawingName = keyof typeof learningStyleDrawings;

export interface LearningStyleDrawingProps extends DrawingProps {
  name: LearningStyleDrawingName;
}

/** One of the four learning styles of Identity, in the color of the text around it. */
export const LearningStyleDrawing = ({ name, ...props }: LearningStyleDrawingProps) => {
  const Named = learningStyleDrawings[name];
  return <Named {...props} />;
};
