import { heading } from '@palmares/ui';

/** A script moves its letters to their places, one after the other (`startScramble`). */
export const ScrambledTitle = ({ text }: { readonly text: string }) => (
  <h1 className={heading({ size: 'display' })} data-scramble>
    {text}
  </h1>
);
