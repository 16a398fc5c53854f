import { css, cx } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from '../drawing.tsx';
import {
  baseball,
  basketball,
  blades,
  fieldHockeySticks,
  football,
  hockeySticks,
  lacrosseSticks,
  soccerBall,
} from './gear.ts';
import { laurel } from './laurel.ts';
import type { Motif, Shape } from './motif.ts';
import { divingBoard, gates, goal, lanes, mat, net, netWithAntennas, track } from './places.ts';

/** By the ids of the catalogue. */
export const sportMotifs: Readonly<Record<string, Motif>> = {
  hockey: hockeySticks,
  field_hockey: fieldHockeySticks,
  lacrosse: lacrosseSticks,
  basketball,
  soccer: soccerBall,
  baseball,
  softball: baseball,
  football,
  flagFootball: football,
  fencing: blades,
  swimming: lanes,
  diving: divingBoard,
  waterpolo: goal,
  alpineSkiing: gates,
  wrestling: mat,
  trackAndField: track,
  tennis: net,
  volleyball: netWithAntennas,
};

export const cloth = css({ fill: '[var(--cloth, {colors.accent.solid})]' });
const tones = {
  soft: css({ '--tone': '0.13' }),
  strong: css({ '--tone': '0.24' }),
};
/** A motif that stands alone. */
const bold = css({ '--bold': '1.6' });
const filled = css({
  fill: '[var(--cloth-ink, {colors.accent.fg})]',
  fillOpacity: '[calc(var(--tone) * var(--bold, 1))]',
  fillRule: 'evenodd',
});
const drawn = css({
  fill: '[none]',
  stroke: '[var(--cloth-ink, {colors.accent.fg})]',
  strokeOpacity: '[calc(var(--tone) * var(--bold, 1))]',
  strokeLinejoin: 'round',
});

const Painted = ({ shape: { d, tone, line, dashes, transform } }: { readonly shape: Shape }) =>
  line === undefined ? (
    <path className={`${filled} ${tones[tone]}`} d={d} transform={transform} />
  ) : (
    <path
      className={`${drawn} ${tones[tone]}`}
      d={d}
      strokeWidth={line}
      strokeDasharray={dashes}
      transform={transform}
    />
  );

/** The gear of a sport, or its place, on a canvas of 320 by 320. A laurel if the id is empty or has no motif. */
export const SportMotif = ({ sport }: { readonly sport: string }) =>
  (sportMotifs[sport] ?? laurel).map((shape) => (
    <Painted key={`${shape.d} ${shape.transform ?? ''} ${shape.dashes ?? ''}`} shape={shape} />
  ));

interface SportDrawingProps extends DrawingProps {
  /** A sport's id. */
  readonly sport: string;
  /** True if nothing is drawn over it. */
  readonly isBold?: boolean;
  /** Drawn over the middle of the cloth. */
  readonly children?: ReactNode;
}

/** A cloth printed with the sport's gear or its place, in `--cloth` and `--cloth-ink` where a team color sets them. */
export const SportDrawing = ({ sport, isBold = false, children, className, ...props }: SportDrawingProps) => (
  <Drawing width={320} height={320} crop="middle" className={cx(isBold && bold, className)} {...props}>
    <path className={cloth} d="M0 0h320v320H0z" />
    <SportMotif sport={sport} />
    {children}
  </Drawing>
);
