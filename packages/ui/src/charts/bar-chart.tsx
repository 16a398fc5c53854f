import { cx } from '@palmares/ui/styled-system/css';
import { barChart } from '@palmares/ui/styled-system/recipes';
import type { CSSProperties, ReactNode } from 'react';
import { tableRoles } from '../layout/table-roles.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { barShare } from './bar-share.ts';

export type BarTone = 'accent' | 'quiet' | 'red' | 'blue' | 'green' | 'yellow';

export interface Bar {
  id: string;
  label: ReactNode;
  value: number;
  /** The value as displayed, with its unit. */
  valueText: string;
  /** Shown under the label to explain the value. */
  note?: ReactNode;
  tone?: BarTone;
}

export interface BarChartProps {
  caption: ReactNode;
  captionHidden?: boolean;
  bars: readonly Bar[];
  /** The value at which a bar has its full width. */
  max: number;
  /** The headers of the two columns, for screen readers. */
  columns: { label: string; value: string };
  className?: string | undefined;
}

interface ShareStyle extends CSSProperties {
  '--share': number;
}

/** Compares amounts. The chart is a table, so every bar has its name and value as text. */
export const BarChart = ({ caption, captionHidden = false, bars, max, columns, className }: BarChartProps) => {
  const styles = barChart();
  return (
    <div className={cx(styles.root, className)}>
      <table {...tableRoles.table} className={styles.table}>
        <caption className={captionHidden ? undefined : styles.caption}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead {...tableRoles.rowGroup} className={styles.head}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHeader} scope="col">
              {columns.label}
            </th>
            <th {...tableRoles.columnHeader} scope="col">
              {columns.value}
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.rowGroup} className={styles.body}>
          {bars.map(({ id, label, note, value, valueText, tone = 'accent' }) => {
            const share: ShareStyle = { '--share': barShare(value, max) };
            return (
              <tr key={id} {...tableRoles.row} className={styles.row}>
                <th {...tableRoles.rowHeader} scope="row" className={styles.name}>
                  {label} {note === undefined ? null : <span className={styles.note}>{note}</span>}
                </th>
                <td {...tableRoles.cell} className={styles.amount}>
                  <span aria-hidden className={styles.track}>
                    <span className={styles.bar} data-tone={tone} style={share} />
                  </span>
                  <span className={styles.figure}>{valueText}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
