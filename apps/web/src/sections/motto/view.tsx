import type { Motto } from '@palmares/domain/sections';
import { css } from '@palmares/ui/styled-system/css';
import type { ViewProps } from '../section-view.ts';
import { useWrittenLanguage } from '../written-language.ts';
import { MottoQuote } from './motto-quote.tsx';

const words = css({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  minWidth: '0',
  _print: { gap: '1' },
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
    <MottoQuote motto={content.motto} />
    {content.explanation === '' ? null : <p className={explanation}>{content.explanation}</p>}
  </div>
);
