import type { DrawingProps } from '../drawing.tsx';
import { BlueDrawing } from './blue.tsx';
import { GreenDrawing } from './green.tsx';
import { RedDrawing } from './red.tsx';
import { YellowDrawing } from './yellow.tsx';

export const colorDrawings = {
  red: RedDrawing,
  blue: BlueDrawing,
  green: GreenDrawing,
  yellow: YellowDrawing,
};

export type ColorDrawingName = keyof typeof colorDrawings;

export interface ColorDrawingProps extends DrawingProps {
  name: ColorDrawingName;
}

/** One of the four colors of Identity: a hue, a shape and a sign. */
export const ColorDrawing = ({ name, ...props }: ColorDrawingProps) => {
  const Named = colorDrawings[name];
  return <Named {...props} />;
};
