import type { ReactNode } from 'react';

export interface DrawingProps {
  /** Width in pixels. */
  size?: number | undefined;
  /** What it shows, to be read out; without it the drawing is silent, for when words stand beside it. */
  label?: string | undefined;
  className?: string | undefined;
  /** Starts with what is drawn, without the empty margin before it: above words that start at the same edge. */
  flush?: boolean | undefined;
}

interface FrameProps extends DrawingProps {
  /** The grid it is drawn on. */
  width: number;
  height: number;
  /** The empty margin of the grid before what is drawn. */
  margin?: number;
  /** What stays in sight when it fills a place of other proportions; without it, it stands whole inside that place. */
  crop?: 'top' | 'middle';
  children: ReactNode;
}

const crops = { top: 'xMidYMin slice', middle: 'xMidYMid slice' };

/** The frame around every drawing: its grid, its size and its name. */
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
