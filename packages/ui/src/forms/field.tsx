import { cx } from '@palmares/ui/styled-system/css';
import { field } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, useId } from 'react';
import { CircleAlert } from '../icons.ts';
import { FieldContext } from './field-context.ts';

export interface FieldProps {
  label: ReactNode;
  /** How to answer, read out with the control. */
  hint?: ReactNode;
  /** What is wrong and what to do. Announced when it appears. */
  error?: ReactNode;
  /** The word for "optional", shown beside the label. */
  optional?: ReactNode;
  /** How much is written, for example `12 / 20`. */
  counter?: ReactNode;
  /** The control's id, when a page must point at it. */
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A label, one control, and what is said about it. Every control of this package reads its ids from here. */
export const Field = ({ label, hint, error, optional, counter, id, className, children }: FieldProps) => {
  const own = useId();
  const controlId = id ?? `${own}control`;
  const hintId = `${own}hint`;
  const errorId = `${own}error`;
  const counterId = `${own}counter`;
  const labelId = `${own}label`;
  const invalid = present(error);
  const describedBy = [
    invalid ? errorId : undefined,
    present(hint) ? hintId : undefined,
    present(counter) ? counterId : undefined,
  ].filter((part) => part !== undefined);
  const styles = field();
  return (
    <FieldContext
      value={{
        id: controlId,
        labelId,
        invalid,
        describedBy: describedBy.length > 0 ? describedBy.join(' ') : undefined,
      }}
    >
      <div className={cx(styles.root, className)} data-invalid={invalid || undefined}>
        <div className={styles.head}>
          <label id={labelId} htmlFor={controlId} className={styles.label}>
            {label}
          </label>
          {present(optional) ? <span className={styles.optional}>{optional}</span> : null}
        </div>
        {present(hint) ? (
          <div id={hintId} className={styles.hint}>
            {hint}
          </div>
        ) : null}
        {children}
        <div className={styles.foot}>
          <div id={errorId} role="alert" className={styles.error}>
            {invalid ? (
              <>
                <CircleAlert aria-hidden size={18} />
                <span>{error}</span>
              </>
            ) : null}
          </div>
          {present(counter) ? (
            <div id={counterId} className={styles.counter}>
              {counter}
            </div>
          ) : null}
        </div>
      </div>
    </FieldContext>
  );
};

const present = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false && node !== '';
