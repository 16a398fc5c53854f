import { checklist } from '@palmares/ui/styled-system/recipes';
import type { ReactNode } from 'react';
import { Check } from '../icons.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** An ordered list of steps. Children are `ChecklistItem`s. */
export const Checklist = ({ children, label }: { children: ReactNode; label?: string | undefined }) => (
  <ol className={checklist().root} aria-label={label}>
    {children}
  </ol>
);

export interface ChecklistItemProps {
  state: 'todo' | 'current' | 'done';
  /** The step's number, shown until it is done. */
  number: number;
  title: ReactNode;
  text?: ReactNode;
  /** A button or a link to do the step. */
  action?: ReactNode;
  /** The state in words, read out before the title. */
  stateLabel: string;
}

/** One step: what it is, whether it is done, and the way to do it. */
export const ChecklistItem = ({ state, number, title, text, action, stateLabel }: ChecklistItemProps) => {
  const styles = checklist({ state });
  return (
    <li className={styles.item} aria-current={state === 'current' ? 'step' : undefined}>
      <span aria-hidden className={styles.mark}>
        {state === 'done' ? <Check size={18} strokeWidth={3} /> : number}
      </span>
      <div className={styles.words}>
        <div>
          <VisuallyHidden>{stateLabel} </VisuallyHidden>
          <span className={styles.title}>{title}</span>
          {text === undefined ? null : <div className={styles.text}>{text}</div>}
        </div>
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
    </li>
  );
};
