import type { Color, ColorShare, Mask } from '@palmares/domain/identity';
import { cx } from '@palmares/ui/styled-system/css';
import { Drawing } from '../../drawings/drawing.tsx';
import { identityInks, inks } from '../../drawings/inks.ts';
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

const BAR = 14;

const countOf = (mix: readonly ColorShare[]): number => mix.reduce((sum, { count }) => sum + count, 0);

interface ColorMixProps {
  /** All four, the greatest share first. */
  readonly mix: readonly ColorShare[];
  /** The color of the page. */
  readonly color: Color;
}

/** The athlete's four colors side by side; that of the page stands out. */
export const ColorMix = ({ mix, color }: ColorMixProps) => {
  // Drawn from the counts, because the shares are rounded and may not make a whole.
  const step = (WIDTH + GAP) / countOf(mix);
  return (
    <Drawing width={WIDTH} height={BAR}>
      {mix.map((each, index) => {
        const width = Math.max(0, Math.round(each.count * step - GAP));
        return (
          <path
            key={each.color}
            className={cx(identityInks[each.color].solid, each.color !== color && layout.other)}
            d={`M${Math.round(countOf(mix.slice(0, index)) * step)} 0h${width}v${BAR}h-${width}Z`}
          />
        );
      })}
    </Drawing>
  );
};
