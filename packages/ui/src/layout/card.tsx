import { cx } from '@palmares/ui/styled-system/css';
import { card } from '@palmares/ui/styled-system/recipes';
import type { ComponentProps } from 'react';

export interface CardProps extends ComponentProps<'div'> {
  padding?: 'none' | 'md' | 'lg';
  tone?: 'plain' | 'raised' | 'accent';
}

/** A surface with a line around it. */
export const Card = ({ padding = 'md', tone = 'plain', className, ...rest }: CardProps) => (
  <div {...rest} className={cx(card({ padding, tone }), className)} />
);
