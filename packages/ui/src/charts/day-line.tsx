import { dayLine } from '@palmares/ui/styled-system/recipes';
import { HEIGHT, linePoints } from './day-points.ts';

export interface DayLineProps {
  /** Every day of the period, the earliest first. */
  days: readonly { readonly id: string; readonly label: string; readonly value: number }[];
  /** The table's caption and the headers of its columns, for screen readers. */
  caption: string;
  columns: { day: string; value: string };
  /** Words under the two ends of the line. */
  ends: { first: string; last: string };
}

/** A number for each day as a line. Screen readers get a table of the days that have one. */
export const DayLine = ({ days, caption, columns, ends }: DayLineProps) => {
  const styles = dayLine();
  const width = Math.max(days.length - 1, 1);
  const points = linePoints(days.map(({ value }) => value));
  const counted = days.filter(({ value }) => value > 0);
  return (
    <div className={styles.root}>
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.drawing}
        data-flat={counted.length === 0 || undefined}
      >
        <polygon points={`0,${HEIGHT} ${points} ${width},${HEIGHT}`} className={styles.area} />
        <polyline points={points} className={styles.line} />
      </svg>
      <div aria-hidden className={styles.ends}>
        <span>{ends.first}</span>
        <span>{ends.last}</span>
      </div>
      {counted.length === 0 ? null : (
        <table className={styles.table}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.day}</th>
              <th scope="col">{columns.value}</th>
            </tr>
          </thead>
          <tbody>
            {counted.map(({ id, label, value }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
};
