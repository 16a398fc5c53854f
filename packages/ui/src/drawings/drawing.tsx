import type { ReactNode } from 'react';

export interface DrawingProps {
  /** Width in pixels. */
  size?: number | undefined;
  /** What it shows, to be read out; without it the drawing is silent, for when words stand beside it. */
  label?: string | undefined;
  className?: string | undefined;
}

interface FrameProps extends DrawingProps {
  /** The grid it is drawn on. */
  width: number;
  height: number;
  /** What stays in sight when it fills a place of other proportions; without it, it stands whole inside that place. */
  crop?: 'top' | 'middle';
  children: ReactNode;
}

const crops = { top: 'xMidYMin slice', middle: 'xMidYMid slice' };

/** The frame around every drawing: its grid, its size and its name. */
export const Drawing = ({ size, label, className, width, height, crop, children }: FrameProps) => {
  const frame = {
    viewBox: `0 0 ${width} ${height}`,
    ...(crop === undefined ? {} : { preserveAspectRatio: crops[crop] }),
    ...(size === undefined ? {} : { width: size, height: Math.round((size * height) / width) }),
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
