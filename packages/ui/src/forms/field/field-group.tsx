import { cx } from '@palmares/ui/styled-system/css';
import { field } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, useId } from 'react';
import { FieldContext } from './field-context.ts';
import { describedBy, FieldFoot, Hint, present } from './field-notes.tsx';

export interface FieldGroupProps {
  /** Name of the group, by which a link to it finds it. */
  name?: string | undefined;
  /** The question that all the controls answer together. */
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Groups several controls that answer one question: each has its own name, and all share the group's hint and error.
 */
export const FieldGroup = ({ name, legend, hint, error, optional, className, children }: FieldGroupProps) => {
  const own = useId();
  const labelId = `${own}label`;
  const invalid = present(error);
  const styles = field();
  const wiring = {
    id: undefined,
    labelId,
    invalid,
    describedBy: describedBy(own, { hint, error }),
    grouped: true,
  };
  return (
    <FieldContext value={wiring}>
      <fieldset name={name} className={cx(styles.root, className)} data-invalid={invalid || undefined}>
        <legend className={styles.legend}>
          <span id={labelId} className={styles.label}>
            {legend}
          </span>
          {present(optional) ? <span className={styles.optional}>{optional}</span> : null}
        </legend>
        <Hint own={own} hint={hint} />
        {children}
        <FieldFoot own={own} error={error} />
      </fieldset>
    </FieldContext>
  );
};
