import { cx } from '@palmares/ui/styled-system/css';
import { badge } from '@palmares/ui/styled-system/recipes';
import type { ReactNode } from 'react';

export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
  /** A 16 px icon before the text. */
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** Names the kind or the state of something in one or two words. */
export const Badge = ({ tone = 'neutral', icon, children, className }: BadgeProps) => (
  <span className={cx(badge({ tone }), className)}>
    {icon}
    <span>{children}</span>
  </span>
);
