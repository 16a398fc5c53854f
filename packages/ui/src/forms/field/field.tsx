import { cx } from '@palmares/ui/styled-system/css';
import { field } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, useId } from 'react';
import { FieldContext } from './field-context.ts';
import { describedBy, FieldFoot, type FieldNotes, Hint, present } from './field-notes.tsx';

export interface FieldProps extends FieldNotes {
  label: ReactNode;
  /** The word for "optional", shown beside the label. */
  optional?: ReactNode;
  /** The control's id, if anything else on the page refers to it. */
  id?: string | undefined;
  className?: string | undefined;
  /** True to share its line with another field, in a form that has two columns. */
  half?: boolean | undefined;
  children: ReactNode;
}

/**
 * A label, one control, and its hint, error and counter. The controls of this package read their ids from its context.
 */
export const Field = ({ label, hint, error, optional, counter, id, className, half, children }: FieldProps) => {
  const own = useId();
  const controlId = id ?? `${own}control`;
  const labelId = `${own}label`;
  const invalid = present(error);
  const styles = field();
  const wiring = {
    id: controlId,
    labelId,
    invalid,
    describedBy: describedBy(own, { hint, error, counter }),
    grouped: false,
  };
  return (
    <FieldContext value={wiring}>
      <div className={cx(styles.root, className)} data-invalid={invalid || undefined} data-half={half || undefined}>
        <div className={styles.head}>
          <label id={labelId} htmlFor={controlId} className={styles.label}>
            {label}
          </label>
          {present(optional) ? <span className={styles.optional}>{optional}</span> : null}
        </div>
        <Hint own={own} hint={hint} />
        {children}
        <FieldFoot own={own} error={error} counter={counter} />
      </div>
    </FieldContext>
  );
};
