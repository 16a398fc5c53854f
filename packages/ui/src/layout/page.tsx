import { cx } from '@palmares/ui/styled-system/css';
import { heading, page } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, useId } from 'react';
import { focusedAtOnce } from '../focused-at-once.ts';
import { breakable } from './breakable.tsx';
import { wholeWords } from './whole-words.tsx';

export interface PageProps {
  /**
   * `form` for one thing at a time, `prose` for reading, `work` for lists, `wide` for the portfolio. On a wide screen
   * pages begin at one of two edges: `form` where `prose` does, `work` where `wide` does.
   */
  width?: 'form' | 'prose' | 'wide' | 'work';
  className?: string | undefined;
  children: ReactNode;
}

/** Sets a page's width and padding, inside `<main>`. */
export const Page = ({ width = 'work', className, children }: PageProps) => (
  <div className={cx(page({ width }).root, className)}>{children}</div>
);

export interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  /** A line above the title, such as a status. */
  above?: ReactNode;
  actions?: ReactNode;
  /** True if the page answers a form: a screen reader then begins with the title. */
  isFocused?: boolean;
}

/** The page's only `h1`, with its lead and actions. */
export const PageHeader = ({ title, lead, above, actions, isFocused = false }: PageHeaderProps) => {
  const styles = page();
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {above}
        <h1 className={heading({ size: 'page' })} {...(isFocused ? focusedAtOnce : {})}>
          {wholeWords(title)}
        </h1>
        {lead === undefined ? null : <p className={styles.lead}>{breakable(lead)}</p>}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </header>
  );
};

export interface SectionProps {
  title: ReactNode;
  /** Shown at the end of the title's line, such as a link. */
  aside?: ReactNode;
  level?: 2 | 3;
  id?: string | undefined;
  children: ReactNode;
}

/** A part of a page, named by its heading. */
export const Section = ({ title, aside, level = 2, id, children }: SectionProps) => {
  const titleId = useId();
  const styles = page();
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <section id={id} aria-labelledby={titleId} className={styles.section}>
      <div className={styles.sectionHead}>
        <Title id={titleId} className={heading({ size: level === 2 ? 'md' : 'sm' })}>
          {title}
        </Title>
        {aside}
      </div>
      {children}
    </section>
  );
};
