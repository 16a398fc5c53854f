import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { FaceDownCardDrawing } from '../../drawings/face-down-card.tsx';

const card = css({
  display: 'grid',
  justifySelf: 'center',
  width: 'full',
  maxWidth: { base: '[16rem]', lg: '[22rem]' },
  '@media (scripting: enabled)': { cursor: 'pointer' },
  borderRadius: 'card',
  '& > *': {
    gridArea: '[1 / 1]',
    minWidth: '0',
    borderRadius: '[inherit]',
    overflow: 'clip',
    transition: '[transform {durations.control} {easings.standard}]',
  },
  '& > :last-child, &[data-turned] > :first-child': { transform: '[scaleX(0)]' },
  '&[data-turned] > :last-child': { transform: '[none]', transitionDelay: '[{durations.control}]' },
});

/** A player card that lies face down until the page's link is followed. Pressing it follows that link. */
export const TurningCard = ({ front }: { readonly front: ReactNode }) => (
  <div aria-hidden className={card} data-card-to-turn>
    <FaceDownCardDrawing className={css({ width: 'full', height: 'auto' })} />
    {front}
  </div>
);
