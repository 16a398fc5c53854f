import type { IdentityPart } from '@palmares/domain/sections';
import type { ComponentType } from 'react';
import type { DrawingProps } from '../drawing.tsx';
import { ChoicesDrawing } from './choices.tsx';
import { LevelDrawing } from './level.tsx';
import { MixDrawing } from './mix.tsx';
import { PointsDrawing } from './points.tsx';

/** The form in which each part of the test has its result. */
export const resultDrawings: Readonly<Record<IdentityPart, ComponentType<DrawingProps>>> = {
  masks: PointsDrawing,
  colors: MixDrawing,
  learningStyles: ChoicesDrawing,
  grit: LevelDrawing,
};

export const ResultDrawing = ({ part, ...props }: DrawingProps & { readonly part: IdentityPart }) => {
  const Shown = resultDrawings[part];
  return <Shown {...props} />;
};
