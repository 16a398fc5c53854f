import { mark } from './mark.ts';
import wordmark from './wordmark.svg?no-inline';

export interface LogoProps {
  /** `mark` is the mark alone, `word` is mark and word, `name` is the word alone, to go beside a separate mark. */
  shape?: 'mark' | 'word' | 'name';
  /** Height in pixels. */
  size?: number;
  /** The accessible name. Without it the logo is hidden from screen readers, because text beside it says the same. */
  label?: string | undefined;
  className?: string | undefined;
}

const frames = {
  mark: { left: 0, top: 0, width: 24, height: 24 },
  word: { left: 0, top: 0, width: 1384, height: 216 },
  name: { left: 252, top: 13, width: 1122, height: 168 },
};

/**
 * A podium whose first place grows laurel, in the color of the surrounding text. The word is a separate file, because
 * inline its 5 kB would be in every page and again in the scripts.
 */
export const Logo = ({ shape = 'word', size = 28, label, className }: LogoProps) => {
  const { left, top, width, height } = frames[shape];
  const frame = {
    viewBox: `${left} ${top} ${width} ${height}`,
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
        {shape === 'word' ? <path d={mark} transform="scale(9)" /> : null}
        <use href={`${wordmark}#word`} />
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
