import { css } from '@palmares/ui/styled-system/css';
import { Fragment, type ReactNode } from 'react';

const whole = css({ display: 'inline-block' });

/** Moves a word with a hyphen, such as a double name, to the next line before it breaks it. */
export const wholeWords = (text: ReactNode): ReactNode => {
  if (typeof text !== 'string' || !text.includes('-')) return text;
  return text.split(/(?<= )/u).map((word, index) =>
    word.includes('-') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text may have a word twice.
      <Fragment key={index}>
        <span className={whole}>{word.trimEnd()}</span>
        {word.endsWith(' ') ? ' ' : ''}
      </Fragment>
    ) : (
      word
    ),
  );
};
