import { css } from '@palmares/ui/styled-system/css';
import type { CSSProperties } from 'react';
import { m } from '../../paraglide/messages.js';

const quote = css({
  textStyle: 'heading',
  fontWeight: 'black',
  fontStretch: '[120%]',
  // The largest size that fits the longest word, whose width in em is `--longest`.
  fontSize: '[max({fontSizes.body}, min({fontSizes.heading}, 100cqi / var(--longest)))]',
  maxWidth: '[min(100%, max(18ch, var(--longest) * 1em))]',
  overflowWrap: 'break-word',
  _print: { maxWidth: 'full', fontSize: 'title' },
});
/** Widths in em: of an average letter, and of the quotation marks around a motto of one word. */
const LETTER = 0.75;
const MARKS = 1.5;

const measured = (motto: string): CSSProperties & Record<`--${string}`, number> => ({
  '--longest': Math.max(...motto.split(/\s+|(?<=-)/u).map(({ length }) => length)) * LETTER + MARKS,
});

/** A motto as it is set on the page. */
export const MottoQuote = ({ motto }: { readonly motto: string }) => (
  <blockquote className={quote} style={measured(motto)}>
    <p>{m.portfolio_motto_quote({ motto })}</p>
  </blockquote>
);
