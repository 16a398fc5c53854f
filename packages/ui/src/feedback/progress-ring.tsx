import { cx } from '@palmares/ui/styled-system/css';
import { progressRing } from '@palmares/ui/styled-system/recipes';
import type { ReactNode } from 'react';
import { ringParts } from './ring.ts';

export interface ProgressRingProps {
  value: number;
  max: number;
  /** Accessible name, saying what is being completed. */
  label: string;
  /** The amount in words, read out: "6 of 15". */
  valueText: string;
  /** Shown large in the middle; defaults to the value. */
  figure?: ReactNode;
  /** Shown under the figure, such as "of 15"; hidden in the smallest ring. */
  caption?: ReactNode;
  /** Number of parts; defaults to one for each step, or to a single one for more than 24 steps. */
  parts?: number | undefined;
  size?: 'sm' | 'md' | 'lg';
  className?: string | undefined;
}

const bands = { sm: { inner: 37, gap: 5 }, md: { inner: 39, gap: 4 }, lg: { inner: 40, gap: 3 } };

/** Progress as a ring with one part for each step, filled when the step is done. */
export const ProgressRing = (props: ProgressRingProps) => {
  const { value, max, label, valueText, figure, caption, size = 'md', className } = props;
  const { parts = max > 0 && max <= 24 ? max : 1 } = props;
  const styles = progressRing({ size });
  const now = Math.min(Math.max(value, 0), max);
  const ring = ringParts({ ...bands[size], outer: 48, parts, share: max === 0 ? 0 : now / max });
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={now}
      aria-valuetext={valueText}
      className={cx(styles.root, className)}
    >
      <svg aria-hidden viewBox="-50 -50 100 100" className={styles.drawing}>
        {ring.map(({ path, begun, done }) => (
          <g key={path}>
            <path d={path} className={styles.part} data-done={done || undefined} />
            {begun === undefined ? null : <path d={begun} className={styles.part} data-done />}
          </g>
        ))}
      </svg>
      <div className={styles.middle}>
        <span className={styles.figure}>{figure ?? now}</span>
        {caption === undefined ? null : <span className={styles.caption}>{caption}</span>}
      </div>
    </div>
  );
};
