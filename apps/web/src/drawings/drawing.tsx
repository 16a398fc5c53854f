import type { ReactNode } from 'react';

export interface DrawingProps {
  /** Width in pixels, including the margin that `flush` drops. */
  size?: number | undefined;
  /**
   * The accessible name. Without it the drawing is hidden from screen readers, because text beside it says the same.
   */
  label?: string | undefined;
  className?: string | undefined;
  /** Drops the empty margin before the drawing, so that it aligns with the text below it. */
  flush?: boolean | undefined;
}

interface FrameProps extends DrawingProps {
  /** The grid it is drawn on. */
  width: number;
  height: number;
  /** The grid's empty margin before the drawing. */
  margin?: number;
  /** The part to keep when cropped to other proportions; without it the drawing is fitted whole. */
  crop?: 'top' | 'middle';
  children: ReactNode;
}

const crops = { top: 'xMidYMin slice', middle: 'xMidYMid slice' };

/** The SVG frame of every drawing: its grid, its size and its name. */
export const Drawing = ({ size, label, className, flush, width, height, margin = 0, crop, children }: FrameProps) => {
  const start = flush ? margin : 0;
  const shown = width - start;
  const frame = {
    viewBox: `${start} 0 ${shown} ${height}`,
    ...(crop === undefined ? {} : { preserveAspectRatio: crops[crop] }),
    ...(size === undefined
      ? {}
      : { width: Math.round((size * shown) / width), height: Math.round((size * height) / width) }),
    className,
  };
  return label === undefined ? (
    <svg {...frame} aria-hidden="true">
      {children}
    </svg>
  ) : (
    <svg {...frame} role="img" aria-label={label}>
      {children}
    </svg>
  );
};
