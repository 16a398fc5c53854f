import { css } from '@palmares/ui/styled-system/css';

// Painted on a space, which vanishes where a line ends: no line begins or ends with a dot.
const dot = css({
  wordSpacing: '[0.5em]',
  background: '[radial-gradient(circle, currentColor 0.075em, transparent 0.105em)]',
  _print: { background: '[none]', wordSpacing: '[0]' },
});
// For copies, for text browsers and for paper, where backgrounds are left out.
const letter = css({ fontSize: '[0]', wordSpacing: '[0]', _print: { fontSize: '[1em]' } });

/** Stands between two parts of a line. */
export const Dot = () => (
  <>
    <span className={letter}>{'\u00a0·'}</span>
    <span className={dot}> </span>
  </>
);
