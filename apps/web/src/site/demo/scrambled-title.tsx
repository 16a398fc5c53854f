import { heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';

const onlyRead = css({ srOnly: true });

/**
 * A script moves its letters to their places, one after the other (`startScramble`), and gives this class to the text
 * that screen readers read meanwhile.
 */
export const ScrambledTitle = ({ text }: { readonly text: string }) => (
  <h1 className={heading({ size: 'display' })} data-scramble={onlyRead}>
    {text}
  </h1>
);
