import { colors, learningStyles, masks } from '@palmares/domain/identity';
import type { IdentityPart } from '@palmares/domain/sections';
import { css, cx } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { ColorDrawing } from '../../drawings/colors/color-drawing.tsx';
import { GritDrawing } from '../../drawings/grit.tsx';
import { LearningStyleDrawing } from '../../drawings/learning-styles/learning-style-drawing.tsx';
import { MaskDrawing } from '../../drawings/masks/mask-drawing.tsx';
import { styleAddresses } from './addresses.ts';

const STAGE = 160;

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

/** On the shortest phones, four drawings are in one row, so that the button is on the first screen. */
const short = '@media (max-height: 40rem)';

/** Fills the width, as far as a short screen has room. */
const stage = css({
  display: 'grid',
  gap: { base: '2', md: '4' },
  width: 'full',
  '& > svg': { display: 'block', width: 'full', height: 'auto' },
});
const four = css({
  gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
  maxWidth: '[min(20rem, 34dvh)]',
  [short]: { gridTemplateColumns: '[repeat(4, minmax(0, 1fr))]', maxWidth: '[20rem]' },
});
const stages: Readonly<Record<IdentityPart, string>> = {
  masks: css({
    gridTemplateColumns: '[repeat(4, minmax(0, 1fr))]',
    maxWidth: '[min(28rem, 60dvh)]',
  }),
  colors: four,
  learningStyles: four,
  grit: css({ maxWidth: '[min(14rem, 34dvh, 100dvh - 29rem)]' }),
};

interface PartSignsProps {
  readonly part: IdentityPart;
  /** In pixels; without it, the drawings fill a stage. */
  readonly size?: number;
}

/** The drawings of all that a part of the test may find. */
export const PartSigns = ({ part, size }: PartSignsProps) => (
  <div aria-hidden className={size === undefined ? cx(stage, stages[part]) : row}>
    {signs[part](size ?? STAGE)}
  </div>
);
