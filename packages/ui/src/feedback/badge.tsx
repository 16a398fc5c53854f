import { cx } from '@palmares/ui/styled-system/css';
import { badge } from '@palmares/ui/styled-system/recipes';
import type { ReactNode } from 'react';

export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
  /** A drawing of 16 px before the words. */
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** One or two words that stick to a thing: what it is, or what became of it. */
export const Badge = ({ tone = 'neutral', icon, children, className }: BadgeProps) => (
  <span className={cx(badge({ tone }), className)}>
    {icon}
    <span>{children}</span>
  </span>
);
