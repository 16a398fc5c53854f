import { field } from '@palmares/ui/styled-system/recipes';
import type { ReactNode } from 'react';
import { CircleAlert } from '../../icons.ts';
import { Counter, type FieldCounter } from './counter.tsx';

export interface FieldNotes {
  /** Instructions, read out with the control. */
  hint?: ReactNode;
  /** Describes the error and how to fix it. Announced when it appears. */
  error?: ReactNode;
  /** Count of the typed characters; announced near the limit. */
  counter?: FieldCounter | undefined;
}

export const present = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== false && node !== '';

const ids = (own: string) => ({ hint: `${own}hint`, error: `${own}error`, counter: `${own}counter` });

/** Returns the value of `aria-describedby`: the error first, because it needs action. */
export const describedBy = (own: string, { hint, error, counter }: FieldNotes): string | undefined => {
  const parts = [
    present(error) ? ids(own).error : undefined,
    present(hint) ? ids(own).hint : undefined,
    counter === undefined ? undefined : ids(own).counter,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' ');
};

export const Hint = ({ own, hint }: { own: string; hint: ReactNode }) =>
  present(hint) ? (
    <div id={ids(own).hint} className={field().hint}>
      {hint}
    </div>
  ) : null;

interface FieldFootProps {
  own: string;
  error: ReactNode;
  counter?: FieldCounter | undefined;
}

/** Always renders the alert, because screen readers announce only changes in a live region that they know. */
export const FieldFoot = ({ own, error, counter }: FieldFootProps) => {
  const styles = field();
  return (
    <div className={styles.foot}>
      <div id={ids(own).error} role="alert" className={styles.error}>
        {present(error) ? (
          <>
            <CircleAlert aria-hidden size={18} />
            <span>{error}</span>
          </>
        ) : null}
      </div>
      {counter === undefined ? null : <Counter id={ids(own).counter} counter={counter} />}
    </div>
  );
};
