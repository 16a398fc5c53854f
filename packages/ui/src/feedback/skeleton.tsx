import { cx } from '@palmares/ui/styled-system/css';
import { type SkeletonVariantProps, skeleton } from '@palmares/ui/styled-system/recipes';

export interface SkeletonProps {
  shape?: Exclude<SkeletonVariantProps['shape'], undefined>;
  className?: string | undefined;
}

/** A placeholder for content that is loading, hidden from screen readers. */
export const Skeleton = ({ shape = 'line', className }: SkeletonProps) => (
  <span aria-hidden className={cx(skeleton({ shape }), className)} />
);
