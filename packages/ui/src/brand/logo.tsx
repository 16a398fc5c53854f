export interface LogoProps {
  /** `mark` alone, or the whole `word`. */
  shape?: 'mark' | 'word';
  /** Height in pixels. */
  size?: number;
  /** The name to be read out; without it the drawing is silent (when words stand beside it). */
  label?: string | undefined;
  className?: string | undefined;
}

/** A podium between two laurel leaves, in the colour of the text around it. */
export const Logo = ({ size = 28, label, className }: LogoProps) => (
  <svg
    viewBox="0 0 24 24"
    height={size}
    width={size}
    fill="currentColor"
    className={className}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined ? true : undefined}
  >
    <path d="M9 10h6v11H9zM2 15h6v6H2zM16 17h6v4h-6z" />
  </svg>
);
