import { cx } from '@palmares/ui/styled-system/css';
import { scale } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, useId, useState } from 'react';
import { Check } from '../../icons.ts';
import { useOnePress } from './use-one-press.ts';

export interface ScaleProps {
  /** The statement. The number keys also work while a heading in it has the focus. */
  legend: ReactNode;
  name: string;
  /** Label of the low end, shown under the first point. */
  low: string;
  /** Label of the high end, shown under the last point. */
  high: string;
  /** The accessible names of the points 1 to 5. */
  labels: readonly [string, string, string, string, string];
  /** 1 to 5. */
  value: number | null;
  /** Called with 1 to 5 for each press of a point, including the chosen one. */
  onChoose: (value: number) => void;
  className?: string | undefined;
}

/** A five-point scale. One press selects a point. */
export const Scale = ({ legend, name, low, high, labels, value, onChoose, className }: ScaleProps) => {
  const legendId = useId();
  const { group, choice } = useOnePress(labels.length, (value ?? 0) - 1, (place) => onChoose(place + 1));
  // The place under the finger, the mouse or the focus.
  const [touched, setTouched] = useState<number | null>(null);
  const leave = () => setTouched(null);
  const styles = scale();
  return (
    <div {...group} role="radiogroup" aria-labelledby={legendId} className={cx(styles.root, className)}>
      <div id={legendId} className={styles.legend}>
        {legend}
      </div>
      <div className={styles.answer}>
        <span aria-hidden className={styles.word}>
          {labels[touched ?? (value ?? 0) - 1]}
        </span>
        <div className={styles.points}>
          {labels.map((label, place) => {
            const { onFocus, onBlur, ...point } = choice(place);
            const touch = () => setTouched(place);
            return (
              <button
                key={label}
                {...point}
                aria-label={label}
                className={styles.point}
                onPointerEnter={touch}
                onPointerDown={touch}
                onPointerLeave={leave}
                onBlur={() => {
                  onBlur();
                  leave();
                }}
                onFocus={() => {
                  onFocus();
                  touch();
                }}
              >
                <span aria-hidden>{place + 1}</span>
                {place + 1 === value ? <Check aria-hidden size={18} strokeWidth={3} /> : null}
              </button>
            );
          })}
        </div>
        <div aria-hidden className={styles.ends}>
          <span>{low}</span>
          <span>{high}</span>
        </div>
      </div>
      {value === null ? null : <input type="hidden" name={name} value={value} />}
    </div>
  );
};
