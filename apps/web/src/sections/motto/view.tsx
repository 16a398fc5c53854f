import type { Motto } from '@palmares/domain/sections';
import { css } from '@palmares/ui/styled-system/css';
import type { CSSProperties } from 'react';
import { m } from '../../paraglide/messages.js';
import type { ViewProps } from '../section-view.ts';
import { useWrittenLanguage } from '../written-language.ts';

const words = css({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  minWidth: '0',
  _print: { gap: '1' },
});
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
const explanation = css({
  maxWidth: 'prose',
  fontSize: { base: 'body', md: 'lead' },
  color: 'fg.muted',
  whiteSpace: 'pre-line',
  overflowWrap: 'break-word',
  _print: { maxWidth: 'full', fontSize: 'body' },
});

/** Widths in em: of an average letter, and of the quotation marks around a motto of one word. */
const LETTER = 0.75;
const MARKS = 1.5;

const measured = (motto: string): CSSProperties & Record<`--${string}`, number> => ({
  '--longest': Math.max(...motto.split(/\s+|(?<=-)/u).map(({ length }) => length)) * LETTER + MARKS,
});

export const MottoView = ({ content }: ViewProps<Motto>) => (
  <div className={words} lang={useWrittenLanguage()}>
    <blockquote className={quote} style={measured(content.motto)}>
      <p>{m.portfolio_motto_quote({ motto: content.motto })}</p>
    </blockquote>
    {content.explanation === '' ? null : <p className={explanation}>{content.explanation}</p>}
  </div>
);
