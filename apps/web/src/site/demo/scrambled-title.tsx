import { heading } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { scrambled } from '../../page/scrambled.ts';

// Only where a script puts the letters in place. If it never comes, the words appear all the same.
const moves = '@media (scripting: enabled) and (prefers-reduced-motion: no-preference)';

const frame = css({ position: 'relative' });
const read = css({ [moves]: { animation: '[appear 1ms 4s both]' } });
const shown = css({
  display: 'none',
  position: 'absolute',
  inset: '0',
  [moves]: { display: 'block', animation: '[vanish 1ms 4s both]' },
});

/**
 * A title whose letters a script moves to their places, one after the other (`startScramble`). They are out of place
 * from the first paint, so that no word is read and then lost. Screen readers read the words.
 */
export const ScrambledTitle = ({ text }: { readonly text: string }) => (
  <h1 className={cx(heading({ size: 'display' }), frame)} data-scramble>
    <span className={read}>{text}</span>
    <span aria-hidden translate="no" className={shown}>
      {scrambled(text, 0)}
    </span>
  </h1>
);
