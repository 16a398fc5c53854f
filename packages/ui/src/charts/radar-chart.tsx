import { cx } from '@palmares/ui/styled-system/css';
import { radarChart } from '@palmares/ui/styled-system/recipes';
import type { CSSProperties, ReactNode } from 'react';
import { asPoints, onAxis, type Point, type Side, shape, sideOf, spanOf } from './radar.ts';

export interface RadarAxis {
  id: string;
  label: string;
  /** One value for each series, in order. */
  values: readonly { value: number; text: string }[];
}

export interface RadarChartProps {
  /** Names the figure and the table for screen readers. */
  caption: ReactNode;
  /** At least three. */
  axes: readonly RadarAxis[];
  /** Name of the only series, or of the two to compare. */
  series: readonly [string] | readonly [string, string];
  max: number;
  /** Header of the table's first column, which lists the axes. */
  axisLabel: string;
  className?: string | undefined;
}

const RADIUS = 52;
const NAMES = 59;
const RINGS = [0.25, 0.5, 0.75, 1];

// Places a name at the top above the end of its axis, and one at the bottom below it.
const placeOf = ({ x, y }: Point, side: Side, { top, height }: ReturnType<typeof spanOf>): CSSProperties => ({
  top: `${(((y - top) / height) * 100).toFixed(2)}%`,
  translate: `0 ${((y / NAMES - 1) * 50).toFixed(2)}%`,
  ...(side === 'after' ? { left: `${50 + x / 2}%` } : {}),
  ...(side === 'before' ? { right: `${50 - x / 2}%` } : {}),
});

/** Shows a few values as one shape, each with its name and figure beside its axis. */
export const RadarChart = ({ caption, axes, series, max, axisLabel, className }: RadarChartProps) => {
  const styles = radarChart();
  const span = spanOf(axes.length, RADIUS);
  const shapes = series.map((name, place) => ({
    name,
    place,
    points: shape(
      axes.map(({ values }) => values[place]?.value ?? 0),
      max,
      RADIUS,
    ),
  }));
  return (
    <figure className={cx(styles.root, className)}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div aria-hidden className={styles.plot}>
        <svg aria-hidden viewBox={`-100 ${span.top} 200 ${span.height}`} className={styles.drawing}>
          {RINGS.map((ring) => (
            <polygon
              key={ring}
              points={asPoints(axes.map((_, axis) => onAxis(axis, axes.length, ring * RADIUS)))}
              className={styles.grid}
              data-outer={ring === 1 || undefined}
            />
          ))}
          {axes.map(({ id }, axis) => {
            const { x, y } = onAxis(axis, axes.length, RADIUS);
            return <line key={id} x2={x} y2={y} className={styles.grid} />;
          })}
          {shapes.map(({ name, place, points }) => (
            <g key={name}>
              <polygon points={asPoints(points)} className={styles.shape} data-series={place} />
              {points.map((point, axis) => (
                <Mark key={axes[axis]?.id} point={point} series={place} />
              ))}
            </g>
          ))}
        </svg>
        {axes.map(({ id, label, values }, axis) => {
          const side = sideOf(axis, axes.length);
          return (
            <div
              key={id}
              className={styles.name}
              data-side={side}
              style={placeOf(onAxis(axis, axes.length, NAMES), side, span)}
            >
              <span>{label}</span>
              <span className={styles.value}>
                {values[0]?.text}
                {values[1] === undefined ? null : <span> · {values[1].text}</span>}
              </span>
            </div>
          );
        })}
      </div>
      {series.length === 1 ? null : (
        <ul aria-hidden className={styles.legend}>
          {shapes.map(({ name, place }) => (
            <li key={name} className={styles.key}>
              <svg aria-hidden viewBox="0 0 40 16" className={styles.sample}>
                <line x1={0} x2={40} y1={8} y2={8} className={styles.shape} data-series={place} />
                <Mark point={{ x: 20, y: 8 }} series={place} size={4} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.table}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {[axisLabel, ...series].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {axes.map(({ id, label, values }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {series.map((name, place) => (
                  <td key={name}>{values[place]?.text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
};

interface MarkProps {
  readonly point: Point;
  readonly series: number;
  readonly size?: number;
}

const Mark = ({ point: { x, y }, series, size = 2.4 }: MarkProps) => {
  const look = { className: radarChart().point, 'data-series': series };
  return series === 0 ? (
    <circle cx={x} cy={y} r={size} {...look} />
  ) : (
    <rect x={x - size} y={y - size} width={2 * size} height={2 * size} {...look} />
  );
};
