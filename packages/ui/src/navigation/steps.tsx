import { cx } from '@palmares/ui/styled-system/css';
import { steps as look } from '@palmares/ui/styled-system/recipes';
import type { CSSProperties, ReactNode } from 'react';
import { Check } from '../icons.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export interface StepsProps {
  /** Accessible name of the list, saying what the steps lead to. */
  label: string;
  steps: readonly { id: string; label: ReactNode }[];
  /** The index of the current step; those before it are done. */
  current: number;
  /** Read out before a step's label. */
  stateLabels: { done: string; current: string; todo: string };
  /** Returns to a step that is done. Without it, no step is a button. */
  onReturn?: ((index: number) => void) | undefined;
  className?: string | undefined;
}

/** Share of the row's free space that precedes the label, so that it is under its mark. */
const shareBefore = (place: number, count: number): CSSProperties & Record<'--share-before', number> => ({
  '--share-before': count < 2 ? 0 : place / (count - 1),
});

/** Shows the current step of a form that asks one thing at a time. */
export const Steps = ({ label, steps, current, stateLabels, onReturn, className }: StepsProps) => {
  const styles = look();
  const here = steps[current];
  return (
    <div className={cx(styles.root, className)}>
      <ol className={styles.list} aria-label={label}>
        {steps.map((step, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'todo';
          const inside = (
            <>
              <span aria-hidden className={styles.mark}>
                {state === 'done' ? <Check size={18} strokeWidth={3} /> : index + 1}
              </span>
              <span className={styles.label}>
                <VisuallyHidden>{stateLabels[state]} </VisuallyHidden>
                {step.label}
              </span>
            </>
          );
          return (
            <li
              key={step.id}
              className={styles.item}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {state === 'done' && onReturn !== undefined ? (
                <button type="button" className={styles.step} onClick={() => onReturn(index)}>
                  {inside}
                </button>
              ) : (
                <span className={styles.step}>{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
      {here === undefined ? null : (
        <p aria-hidden className={styles.here} style={shareBefore(current, steps.length)}>
          {here.label}
        </p>
      )}
    </div>
  );
};
