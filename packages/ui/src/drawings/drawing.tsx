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
  children: ReactNode;
}

/** The frame around every drawing: its grid, its size and its name. */
export const Drawing = ({ size, label, className, width, height, children }: FrameProps) => {
  const frame = {
    viewBox: `0 0 ${width} ${height}`,
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
