import type { IntroductionPublicView } from '@palmares/domain/public-view';
import { css } from '@palmares/ui/styled-system/css';
import type { ViewProps } from '../section-view.ts';
import { useWrittenLanguage } from '../written-language.ts';

const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  maxWidth: 'prose',
  '& p': {
    fontSize: { base: 'body', md: 'lead' },
    lineHeight: 'body',
    whiteSpace: 'pre-line',
    overflowWrap: 'break-word',
  },
  // The first of several paragraphs is set larger, as a lead.
  '& p:first-child:not(:last-child)': { fontSize: 'title', lineHeight: '[1.36]' },
  _print: {
    display: 'block',
    columns: '[2]',
    columnGap: '6',
    maxWidth: 'full',
    '& p:first-child, & p:first-child:not(:last-child), & p': { fontSize: 'body', lineHeight: 'body' },
    '& p + p': { marginBlockStart: '2' },
  },
});

/** The paragraphs only; the greeting and the short description are at the top of the portfolio. */
export const IntroductionView = ({ content }: ViewProps<IntroductionPublicView>) => (
  <div className={column} lang={useWrittenLanguage()}>
    {content.paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);
