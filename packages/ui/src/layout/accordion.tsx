import { cx } from '@palmares/ui/styled-system/css';
import { accordion } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, useId } from 'react';
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
