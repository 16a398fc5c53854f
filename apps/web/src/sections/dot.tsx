import { css } from '@palmares/ui/styled-system/css';

const dot = css({ layerStyle: 'dot', wordSpacing: '[0.5em]', _print: { wordSpacing: '[0]' } });
/** Not seen on a screen: it is for copies of the text, for text browsers and for paper. */
const letter = css({ fontSize: '[0]', letterSpacing: '[0]', wordSpacing: '[0]', _print: { fontSize: '[1em]' } });

/** Stands between two parts of a line. */
export const Dot = () => (
  <>
    <span className={letter}>{'\u00a0·'}</span>
    <span className={dot}> </span>
  </>
);
