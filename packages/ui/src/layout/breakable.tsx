import { Fragment, type ReactNode } from 'react';

/** An email address, which a sentence may have anywhere. */
const address = /(\S+@\S+)/u;

const broken = (email: string): ReactNode =>
  email.split(/(?<=@)|(?<=@.*\.)(?=.)/u).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts of an address may be the same.
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));

/** Lets a long email address break after its @ and the dots behind it, instead of within a word. */
export const breakable = (words: ReactNode): ReactNode => {
  if (typeof words !== 'string' || !words.includes('@')) return words;
  return words.split(address).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order.
    <Fragment key={index}>{part.includes('@') ? broken(part) : part}</Fragment>
  ));
};
