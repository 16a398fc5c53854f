import { css } from '@palmares/ui/styled-system/css';
import { Fragment, type ReactNode } from 'react';

/** An email address, or the address of a page, whose last name has letters only: `1.88` is a number. */
const address = /^(?:\S+@\S+|\S+\.\p{L}{2,}(?:[/?#:]\S*)?)$/u;

// Together, so that an address breaks within it only where it is wider than the line. No box of its own, which a screen
// reader would read as a word of its own.
const domain = css({ overflowWrap: 'anywhere' });

const afterDots = (text: string): ReactNode =>
  text.split(/(?<=\.)(?=.)/u).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts of an address may be the same.
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));

const broken = (word: string): ReactNode => {
  const end = word.lastIndexOf('@') + 1;
  return end === 0 ? (
    afterDots(word)
  ) : (
    <>
      {afterDots(word.slice(0, end))}
      <wbr />
      <span className={domain}>{word.slice(end)}</span>
    </>
  );
};

/** Lets a long address, alone or in a sentence, break after its @ or a dot before it, instead of within a word. */
export const breakable = (words: ReactNode): ReactNode => {
  if (typeof words !== 'string') return words;
  const parts = words.split(/(\S+[@.]\S+)/u);
  if (!parts.some((part) => address.test(part))) return words;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order.
    <Fragment key={index}>{address.test(part) ? broken(part) : part}</Fragment>
  ));
};
