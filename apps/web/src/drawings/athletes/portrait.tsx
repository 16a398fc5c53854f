import { netTile, type Portrait, type PortraitInk } from '@palmares/domain/demo/portraits';
import { useId } from 'react';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import { inks } from '../inks.ts';

const classOf: Readonly<Record<Exclude<PortraitInk, 'net'>, string>> = {
  ground: inks.ground,
  ink: inks.ink,
  paper: inks.paper,
  accent: inks.accent,
  half: inks.half,
  inkLine: inks.inkLine,
  paperLine: inks.paperLine,
};

interface PortraitDrawingProps extends DrawingProps {
  readonly of: Portrait;
  /** The part to keep in other proportions. */
  readonly crop: 'top' | 'middle';
}

/** A poster of a demo athlete, in the same shapes as the picture that the seed uploads. */
export const PortraitDrawing = ({ of, ...props }: PortraitDrawingProps) => {
  const net = useId();
  const { size, d, strokeWidth } = netTile;
  return (
    <Drawing width={320} height={400} {...props}>
      {of.some(({ ink }) => ink === 'net') ? (
        <pattern id={net} width={size} height={size} patternUnits="userSpaceOnUse">
          <path className={inks.halfLine} strokeWidth={strokeWidth} d={d} />
        </pattern>
      ) : null}
      {of.map((shape) =>
        shape.ink === 'net' ? (
          <path key={shape.d} fill={`url(#${net})`} d={shape.d} />
        ) : (
          <path key={shape.d} className={classOf[shape.ink]} strokeWidth={shape.strokeWidth} d={shape.d} />
        ),
      )}
    </Drawing>
  );
};
