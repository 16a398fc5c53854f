import { cx } from '@palmares/ui/styled-system/css';
import { dataTable } from '@palmares/ui/styled-system/recipes';
import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { tableRoles } from './table-roles.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface DataColumn<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** True to align figures at the end of the column. */
  numeric?: boolean;
}

export interface DataTableProps<Row> {
  caption: ReactNode;
  /** True to read the caption out but not show it. */
  captionHidden?: boolean;
  /** The columns; the first one is the row header. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** True for the row whose details stand beside the table. */
  isCurrent?: (row: Row) => boolean;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** Number of rows that are still loading, for which placeholders are shown. */
  awaited?: number | undefined;
  className?: string | undefined;
}

/** A table whose rows become cards on a narrow screen. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { caption, captionHidden = false, columns, rows, rowId, isCurrent, empty, awaited = 0, className } = props;
  const styles = dataTable();
  return (
    <div className={cx(styles.root, className)}>
      <table {...tableRoles.table} className={styles.table} aria-busy={awaited > 0 || undefined}>
        <caption className={styles.caption}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead {...tableRoles.rowGroup} className={styles.head}>
          <tr {...tableRoles.row} className={styles.row}>
            {columns.map(({ id, header, numeric }) => (
              <th
                key={id}
                {...tableRoles.columnHeader}
                scope="col"
                className={styles.columnHeader}
                data-numeric={numeric}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rowGroup} className={styles.body}>
          {rows.map((row) => (
            <Cells
              key={rowId(row)}
              columns={columns}
              content={(column) => column.cell(row)}
              current={isCurrent?.(row)}
            />
          ))}
          {places(awaited).map((place) => (
            <Cells key={place} columns={columns} content={() => <AwaitedCell />} hidden />
          ))}
          {rows.length > 0 || awaited > 0 ? null : (
            <tr {...tableRoles.row} className={styles.row}>
              <td {...tableRoles.cell} colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
};

const AwaitedCell = () => (
  <span className={dataTable().awaited}>
    <Skeleton />
  </span>
);

const places = (count: number): string[] => Array.from({ length: count }, (_, place) => `awaited ${place}`);

interface CellsProps<Row> {
  columns: readonly DataColumn<Row>[];
  content: (column: DataColumn<Row>) => ReactNode;
  hidden?: boolean;
  current?: boolean | undefined;
}

const Cells = <Row,>({ columns, content, hidden, current }: CellsProps<Row>) => {
  const styles = dataTable();
  return (
    <tr {...tableRoles.row} aria-hidden={hidden} aria-current={current || undefined} className={styles.row}>
      {columns.map((column, place) => {
        const shared = { className: styles.cell, 'data-numeric': column.numeric };
        return place === 0 ? (
          <th key={column.id} {...tableRoles.rowHeader} scope="row" {...shared}>
            {content(column)}
          </th>
        ) : (
          <td key={column.id} {...tableRoles.cell} {...shared}>
            <span aria-hidden className={styles.cellName}>
              {column.header}
            </span>
            <span>{content(column)}</span>
          </td>
        );
      })}
    </tr>
  );
};
