import { cx } from '@palmares/ui/styled-system/css';
import { progressBar } from '@palmares/ui/styled-system/recipes';
import { type CSSProperties, type ReactNode, useId } from 'react';

export interface ProgressBarProps {
  value: number;
  max?: number;
  label: ReactNode;
  /** The words for the amount, such as "3 of 8"; shown beside the label and read out. */
  valueText?: string | undefined;
  /** True to read the label out but not show it. */
  labelHidden?: boolean;
  className?: string | undefined;
}

interface ShareStyle extends CSSProperties {
  '--share': number;
}

/** Shows progress as a bar. */
export const ProgressBar = ({
  value,
  max = 100,
  label,
  valueText,
  labelHidden = false,
  className,
}: ProgressBarProps) => {
  const labelId = useId();
  const styles = progressBar();
  const now = Math.min(Math.max(value, 0), max);
  const share: ShareStyle = { '--share': max === 0 ? 0 : (now / max) * 100 };
  return (
    <div className={cx(styles.root, className)}>
      <div className={styles.head} hidden={labelHidden}>
        <span id={labelId}>{label}</span>
        {valueText === undefined ? null : <span className={styles.value}>{valueText}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={now}
        aria-valuetext={valueText}
        className={styles.track}
      >
        <div className={styles.bar} style={share} data-at-end={now === 0 || now === max || undefined} />
      </div>
    </div>
  );
};
