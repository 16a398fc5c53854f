import { css } from '@palmares/ui/styled-system/css';
import { Fragment, type ReactNode } from 'react';

/** An email address, or the address of a page, whose last name has letters only: `1.88` is a number. */
const address = /^(?:\S+@\S+|\S+\.\p{L}{2,}(?:[/?#:]\S*)?)$/u;

// Together, so that an address breaks within it only where it is wider than the line. The line under a link stops at
// such a box unless the box has its own.
const domain = css({ display: 'inline-block', textDecoration: 'inherit' });

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
      <span className={domain}>{afterDots(word.slice(end))}</span>
    </>
  );
};

/** Lets a long address, alone or in a sentence, break after its @ and else after a dot, instead of within a word. */
export const breakable = (words: ReactNode): ReactNode => {
  if (typeof words !== 'string') return words;
  const parts = words.split(/(\S+[@.]\S+)/u);
  if (!parts.some((part) => address.test(part))) return words;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order.
    <Fragment key={index}>{address.test(part) ? broken(part) : part}</Fragment>
  ));
};
