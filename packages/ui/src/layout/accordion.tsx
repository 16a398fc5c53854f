import { cx } from '@palmares/ui/styled-system/css';
import { accordion } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, useId, useState } from 'react';
import { ChevronDown } from '../icons.ts';

export interface AccordionProps {
  items: readonly { id: string; title: ReactNode; content: ReactNode }[];
  /** True to close the others when one opens. */
  single?: boolean;
  /** The `id` of the item that is initially open. */
  open?: string | undefined;
  /** The heading level of the titles. */
  level?: 2 | 3 | 4;
  className?: string | undefined;
}

/** Questions that expand to show their answers. Native `details` work without script, and find-in-page opens them. */
export const Accordion = ({ items, single = false, open, level = 3, className }: AccordionProps) => {
  const group = useId();
  const styles = accordion();
  const Title = `h${level}` as const;
  return (
    <div className={cx(styles.root, className)}>
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} name={single ? group : undefined} open={id === open} className={styles.item}>
          <summary className={styles.summary}>
            <Title className={styles.title}>{title}</Title>
            <ChevronDown aria-hidden size={20} className={styles.mark} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
};

/** Holds folds one below the other. */
export const Folds = ({ children }: { readonly children: ReactNode }) => (
  <div className={accordion().root}>{children}</div>
);

export interface FoldProps {
  /** Includes the heading, and a summary of what is inside. */
  readonly title: ReactNode;
  /** True to hold it open, for something inside that needs attention. */
  readonly heldOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of a form that is closed until it is wanted. */
export const Fold = ({ title, heldOpen = false, children }: FoldProps) => {
  const [open, setOpen] = useState(false);
  const styles = accordion();
  return (
    <details
      className={styles.item}
      open={open || heldOpen}
      onToggle={({ currentTarget }) => {
        if (heldOpen) currentTarget.open = true;
        setOpen(currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        {title}
        <ChevronDown aria-hidden size={20} className={styles.mark} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
};
