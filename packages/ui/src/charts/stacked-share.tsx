import { cx } from '@palmares/ui/styled-system/css';
import { stackedShare } from '@palmares/ui/styled-system/recipes';
import type { ReactNode } from 'react';
import { tableRoles } from '../layout/table-roles.ts';
import { ColorShape, type IdentityColor } from './color-shape.tsx';

export interface SharePart {
  name: string;
  value: number;
  /** The value as displayed, with its unit. */
  valueText: string;
  color: IdentityColor;
  /** Shown after the name to explain the value. */
  note?: ReactNode;
}

export interface StackedShareProps {
  /** Caption of the whole that is divided. */
  label: ReactNode;
  /** One part for each color, in the order of the bar. */
  parts: readonly SharePart[];
  /** The headers of the two columns, for screen readers. */
  columns: { label: string; value: string };
  className?: string | undefined;
}

/** Shows a whole divided into the four Identity colors: one bar, and a table that names each part. */
export const StackedShare = ({ label, parts, columns, className }: StackedShareProps) => {
  const styles = stackedShare();
  return (
    <table {...tableRoles.table} className={cx(styles.root, className)}>
      <caption className={styles.caption}>
        {label}
        <span aria-hidden className={styles.bar}>
          {parts
            .filter(({ value }) => value > 0)
            .map(({ color, value }) => (
              <span key={color} className={styles.part} data-color={color} style={{ flexGrow: value }}>
                <ColorShape color={color} className={styles.shape} />
              </span>
            ))}
        </span>
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
        {parts.map(({ name, note, valueText, color }) => (
          <tr key={color} {...tableRoles.row} className={styles.row}>
            <th {...tableRoles.rowHeader} scope="row" className={styles.name}>
              <span aria-hidden className={styles.key} data-color={color}>
                <ColorShape color={color} />
              </span>
              <span>
                {name}
                {note === undefined ? null : <span className={styles.note}> {note}</span>}
              </span>
            </th>
            <td {...tableRoles.cell} className={styles.figure}>
              {valueText}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
