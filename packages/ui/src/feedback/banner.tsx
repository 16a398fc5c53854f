import { cx } from '@palmares/ui/styled-system/css';
import { type BannerVariantProps, banner } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, useId } from 'react';
import { focusedAtOnce } from '../focused-at-once.ts';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../icons.ts';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps {
  tone?: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or a link at the end of the line. */
  action?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits for a pause. Without a role nothing is announced. */
  role?: 'status' | 'alert' | undefined;
  /** True if it answers a form that loaded a new document: it is scrolled to, and a screen reader begins with it. */
  isFocused?: boolean;
  className?: string | undefined;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A message about the whole page or form: what happened, what was kept, what to do. */
export const Banner = ({ tone = 'info', title, children, action, role, isFocused = false, className }: BannerProps) => {
  const look: BannerVariantProps = { tone };
  const styles = banner(look);
  const Icon = icons[tone];
  const wordsId = useId();
  // A screen reader speaks the name of what has the focus.
  const named = isFocused ? { ...focusedAtOnce, role: 'group', 'aria-labelledby': wordsId } : { role };
  return (
    <div className={cx(styles.root, className)} {...named}>
      <div className={styles.message}>
        <Icon aria-hidden size={22} className={styles.icon} />
        <div id={isFocused ? wordsId : undefined} className={styles.words}>
          {title === undefined ? null : <div className={styles.title}>{title}</div>}
          {children}
        </div>
      </div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
};
