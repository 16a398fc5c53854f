import type { Mask } from '@palmares/domain/identity';
import { Drawing } from '../../drawings/drawing.tsx';
import { inks } from '../../drawings/inks.ts';
import { MaskDrawing } from '../../drawings/masks/mask-drawing.tsx';
import { layout } from './explore-layout.ts';

const WIDTH = 320;
const GAP = 4;

interface TallyProps {
  readonly count: number;
  readonly total: number;
}

/** A square for each choice; filled, for each choice of the page's trait. */
export const Tally = ({ count, total }: TallyProps) => {
  const step = (WIDTH + GAP) / total;
  const side = Math.round(step - GAP);
  return (
    <Drawing width={WIDTH} height={side}>
      {Array.from({ length: total }, (_, index) => Math.round(index * step)).map((x, index) => (
        <path key={x} className={index < count ? inks.accent : inks.faint} d={`M${x} 0h${side}v${side}h-${side}Z`} />
      ))}
    </Drawing>
  );
};

interface MaskOrderProps {
  /** The athlete's seven, the first with the most points. */
  readonly order: readonly Mask[];
  /** The mask of the page. */
  readonly mask: Mask;
}

/** The athlete's masks in a row; that of the page stands out. */
export const MaskOrder = ({ order, mask }: MaskOrderProps) => (
  <div aria-hidden className={layout.order}>
    {order.map((each) => (
      <MaskDrawing key={each} name={each} size={44} className={each === mask ? undefined : layout.other} />
    ))}
  </div>
);
