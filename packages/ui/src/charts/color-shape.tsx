export type IdentityColor = 'red' | 'blue' | 'green' | 'yellow';

const shapes: Readonly<Record<IdentityColor, string>> = {
  red: 'M8 1L15 14.5H1Z',
  blue: 'M2 2H14V14H2Z',
  green: 'M1.5 14.5Q1 1.5 14.5 1.5Q15 15 1.5 14.5Z',
  yellow: 'M8 1A7 7 0 0 0 8 15A7 7 0 0 0 8 1Z',
};

interface ColorShapeProps {
  readonly color: IdentityColor;
  readonly className?: string | undefined;
}

/** A peak, a square, a leaf or a sun, to tell the four colors apart without hue. */
export const ColorShape = ({ color, className }: ColorShapeProps) => (
  <svg aria-hidden viewBox="0 0 16 16" width={16} height={16} className={className}>
    <path d={shapes[color]} fill="currentColor" />
  </svg>
);
