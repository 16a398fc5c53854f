import type { Motto } from '@palmares/domain/sections';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import type { ViewProps } from '../section-view.ts';
import { useWrittenLanguage } from '../written-language.ts';

const words = css({ display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0', _print: { gap: '1' } });
const quote = css({
  textStyle: 'heading',
  fontWeight: 'black',
  fontStretch: '[120%]',
  maxWidth: '[18ch]',
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

export const MottoView = ({ content }: ViewProps<Motto>) => (
  <div className={words} lang={useWrittenLanguage()}>
    <blockquote className={quote}>
      <p>{m.portfolio_motto_quote({ motto: content.motto })}</p>
    </blockquote>
    {content.explanation === '' ? null : <p className={explanation}>{content.explanation}</p>}
  </div>
);
