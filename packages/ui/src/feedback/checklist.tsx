import { checklist } from '@palmares/ui/styled-system/recipes';
import type { ReactNode } from 'react';
import { Check, ChevronDown, ChevronRight } from '../icons.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** An ordered list of steps. Children are `ChecklistItem`s. */
export const Checklist = ({ children, label }: { children: ReactNode; label?: string | undefined }) => (
  <ol className={checklist().root} aria-label={label}>
    {children}
  </ol>
);

interface RowProps {
  readonly className: string;
  readonly children: ReactNode;
}

export interface ChecklistItemProps {
  state: 'todo' | 'current' | 'done';
  title: ReactNode;
  /** Shown above the title, such as "Next step". */
  note?: ReactNode;
  /** The state in words, read out before the title. */
  stateLabel: string;
  /** Renders the row as a link to the place where the step is done; absent if there is no such place. */
  link?: ((row: RowProps) => ReactNode) | undefined;
}

/** One step: its name, whether it is done, and the way to do it, which is the whole row. */
export const ChecklistItem = ({ state, title, note, stateLabel, link }: ChecklistItemProps) => {
  const styles = checklist({ state });
  const content = (
    <>
      <span aria-hidden className={styles.mark}>
        {state === 'done' ? <Check size={14} strokeWidth={3} /> : null}
      </span>
      <span className={styles.words}>
        {note === undefined ? null : (
          <span aria-hidden className={styles.note}>
            {note}
          </span>
        )}
        <VisuallyHidden>{stateLabel} </VisuallyHidden>
        <span className={styles.title}>{title}</span>
      </span>
      {link ? <ChevronRight aria-hidden size={20} /> : null}
    </>
  );
  return (
    <li className={styles.item} aria-current={state === 'current' ? 'step' : undefined}>
      {link ? link({ className: styles.row, children: content }) : <div className={styles.row}>{content}</div>}
    </li>
  );
};

export interface ChecklistFoldProps {
  /** The state of every step in it. */
  state: 'todo' | 'done';
  summary: string;
  children: ReactNode;
}

/** Several steps, folded. Native `details` work without script, and find-in-page opens them. */
export const ChecklistFold = ({ state, summary, children }: ChecklistFoldProps) => {
  const styles = checklist({ state });
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <span aria-hidden className={styles.mark}>
          {state === 'done' ? <Check size={14} strokeWidth={3} /> : null}
        </span>
        <span>{summary}</span>
        <ChevronDown aria-hidden size={20} className={styles.chevron} />
      </summary>
      <Checklist label={summary}>{children}</Checklist>
    </details>
  );
};
