import type { ReactNode } from 'react';

/** Lets a long email address break after its @, instead of within a word. */
export const breakable = (words: ReactNode): ReactNode => {
  if (typeof words !== 'string' || !words.includes('@')) return words;
  const domain = words.indexOf('@') + 1;
  return (
    <>
      {words.slice(0, domain)}
      <wbr />
      {words.slice(domain)}
    </>
  );
};
