import { cx } from '@palmares/ui/styled-system/css';
import { sparkLine } from '@palmares/ui/styled-system/recipes';
import { type PlacedPoint, type SparkPoint, sparkPoints } from './spark-points.ts';

export interface SparkLineProps {
  /** In order of time. */
  points: readonly SparkPoint[];
  /** The values in words. Without it the chart is hidden from screen readers, because text beside it says them. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A line to each point from the one before it, either across gaps or elsewhere. */
const linesOf = (points: readonly PlacedPoint[], acrossGaps: boolean): string =>
  points
    .flatMap(({ x, y, afterGap }, index) => {
      const from = points[index - 1];
      return from && afterGap === acrossGaps ? [`M${from.x} ${from.y}L${x} ${y}`] : [];
    })
    .join('');

/** A line too short to see, whose round ends are the point. */
const dot = ({ x, y }: PlacedPoint): string => `M${x} ${y}h.01`;

/** A few values over time, in the shape of its frame. Which direction is better is for the reader to say. */
export const SparkLine = ({ points, label, className }: SparkLineProps) => {
  const styles = sparkLine();
  const placed = sparkPoints(points);
  const gaps = linesOf(placed, true);
  const frame = { viewBox: '0 0 100 100', preserveAspectRatio: 'none', className: cx(styles.root, className) };
  const drawn = (
    <>
      <path d={linesOf(placed, false)} className={styles.line} />
      {gaps === '' ? null : <path d={gaps} className={styles.gap} />}
      <path d={placed.slice(0, -1).map(dot).join('')} className={styles.points} />
      <path d={placed.slice(-1).map(dot).join('')} className={styles.last} />
    </>
  );
  return label === undefined ? (
    <svg {...frame} aria-hidden="true">
      {drawn}
    </svg>
  ) : (
    <svg {...frame} role="img" aria-label={label}>
      {drawn}
    </svg>
  );
};
