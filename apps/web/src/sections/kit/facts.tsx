import { css } from '@palmares/ui/styled-system/css';
import { Fragment, type ReactNode } from 'react';

const line = css({ color: 'fg.muted' });
const fact = css({
  '& + &': {
    _before: {
      content: '" "',
      layerStyle: 'dot',
      wordSpacing: '[0.5em]',
      _print: { content: '"\\a0· "', wordSpacing: '[0]' },
    },
  },
});

/** An email address, or the address of a page, whose last name has letters only: `1.88` is a number. */
const address = /^(?:\S+@\S+|\S+\.\p{L}{2,}(?:[/?#:]\S*)?)$/u;

// Together, so that an address breaks within it only where it is wider than the line.
const domain = css({ display: 'inline-block' });

const afterDots = (text: string): ReactNode =>
  text.split(/(?<=\.)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts of an address may be the same.
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));

/** Breaks an address that is too wide after its @, and else after a dot. */
const breakable = (text: string): ReactNode => {
  if (!address.test(text)) return text;
  const end = text.lastIndexOf('@') + 1;
  return end === 0 ? (
    afterDots(text)
  ) : (
    <>
      {afterDots(text.slice(0, end))}
      <span className={domain}>{afterDots(text.slice(end))}</span>
    </>
  );
};

/** Facts on one line, or on as many as they need. The spaces are for screen readers. */
export const Facts = ({ facts }: { readonly facts: readonly string[] }) => (
  <span className={line}>
    {facts.map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two facts may be the same, such as a team and its league.
      <span key={index} className={fact}>
        {' '}
        {breakable(text)}
      </span>
    ))}
  </span>
);
