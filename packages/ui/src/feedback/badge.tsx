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

/** One or two words for the kind or the state of something. */
export const Badge = ({ tone = 'neutral', icon, children, className }: BadgeProps) => (
  <span className={cx(badge({ tone }), className)}>
    {icon}
    <span>{children}</span>
  </span>
);
