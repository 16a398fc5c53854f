import { cx } from '@palmares/ui/styled-system/css';
import { testProgress } from '@palmares/ui/styled-system/recipes';
import type { CSSProperties } from 'react';
import { Check } from '../icons.ts';

export interface TestProgressProps {
  label: string;
  /** Parts in order, with the number of answered questions. */
  parts: readonly {
    name: string;
    /** For a phone, if the name is too long there. */
    short?: string | undefined;
    answered: number;
    total: number;
  }[];
  /** Index of the part in progress. */
  current: number;
  /** The amount in words; "3/7" by default. */
  amount?: ((answered: number, total: number) => string) | undefined;
  /** True if the screen shows the amount itself where it is high enough, and the bar only on lower ones. */
  isCountedBelow?: boolean | undefined;
  className?: string | undefined;
}

interface ShareStyle extends CSSProperties {
  '--share': number;
}

const fraction = (answered: number, total: number): string => `${answered}/${total}`;

/** Shows the progress in each part of a test. On a phone only the current part is named. */
export const TestProgress = ({
  label,
  parts,
  current,
  amount = fraction,
  isCountedBelow,
  className,
}: TestProgressProps) => {
  const styles = testProgress();
  const here = parts[current];
  return (
    <div className={cx(styles.root, className)}>
      <ol aria-label={label} className={styles.list}>
        {parts.map(({ name, answered, total }, index) => {
          const share: ShareStyle = { '--share': total === 0 ? 0 : (Math.min(answered, total) / total) * 100 };
          const isDone = answered >= total;
          return (
            <li
              key={name}
              className={styles.part}
              aria-current={index === current ? 'step' : undefined}
              data-done={isDone || undefined}
            >
              <span aria-hidden className={styles.track}>
                <span>
                  <span className={styles.bar} style={share} data-at-end={answered === 0 || isDone || undefined} />
                </span>
              </span>
              <span className={styles.words}>
                {isDone ? <Check aria-hidden size={18} strokeWidth={3} /> : null}
                <span className={styles.name}>{name}</span>{' '}
                <span translate="no" className={styles.amount}>
                  {amount(answered, total)}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      {here === undefined ? null : (
        <p aria-hidden className={styles.here} data-counted-below={isCountedBelow || undefined}>
          <span>{here.short ?? here.name}</span>
          <span translate="no">{amount(here.answered, here.total)}</span>
        </p>
      )}
    </div>
  );
};
