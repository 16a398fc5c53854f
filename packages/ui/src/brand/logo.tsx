import { mark, word } from './logo-paths.ts';

export interface LogoProps {
  /** The `mark` alone, or the mark and the `word`. */
  shape?: 'mark' | 'word';
  /** Height in pixels. */
  size?: number;
  /** The name to be read out; without it the drawing is silent, for when words stand beside it. */
  label?: string | undefined;
  className?: string | undefined;
}

const frames = { mark: { width: 24, height: 24 }, word: { width: 1384, height: 216 } };

/** A podium whose first place grows laurel, in the colour of the text around it. */
export const Logo = ({ shape = 'word', size = 28, label, className }: LogoProps) => {
  const { width, height } = frames[shape];
  const frame = {
    viewBox: `0 0 ${width} ${height}`,
    width: Math.round((size * width) / height),
    height: size,
    fill: 'currentColor',
    className,
  };
  const drawing =
    shape === 'mark' ? (
      <path d={mark} />
    ) : (
      <>
        <path d={mark} transform="scale(9)" />
        <path d={word} />
      </>
    );
  return label === undefined ? (
    <svg {...frame} aria-hidden="true">
      {drawing}
    </svg>
  ) : (
    <svg {...frame} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
};
