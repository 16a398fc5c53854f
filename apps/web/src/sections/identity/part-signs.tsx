import { colors, learningStyles, masks } from '@palmares/domain/identity';
import type { IdentityPart } from '@palmares/domain/sections';
import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { ColorDrawing } from '../../drawings/colors/color-drawing.tsx';
import { GritDrawing } from '../../drawings/grit.tsx';
import { LearningStyleDrawing } from '../../drawings/learning-styles/learning-style-drawing.tsx';
import { MaskDrawing } from '../../drawings/masks/mask-drawing.tsx';
import { styleAddresses } from './addresses.ts';

/** Seven masks fit a phone in one row. */
const row = css({
  display: 'flex',
  gap: { base: '2', sm: '3' },
  '& > svg': { display: 'block', flexShrink: '1', minWidth: '0', height: 'auto' },
});

const signs: Readonly<Record<IdentityPart, (size: number) => ReactNode>> = {
  masks: (size) => masks.map((mask) => <MaskDrawing key={mask} name={mask} size={size} />),
  colors: (size) => colors.map((color) => <ColorDrawing key={color} name={color} size={size} />),
  learningStyles: (size) =>
    learningStyles.map((style) => <LearningStyleDrawing key={style} name={styleAddresses[style]} size={size} />),
  grit: (size) => <GritDrawing size={size} />,
};

/** The drawings of all that a part of the test may find. */
export const PartSigns = ({ part, size }: { readonly part: IdentityPart; readonly size: number }) => (
  <div aria-hidden className={row}>
    {signs[part](size)}
  </div>
);
