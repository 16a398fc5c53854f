import type { IntroductionPublicView } from '@palmares/domain/public-view';
import { css } from '@palmares/ui/styled-system/css';
import type { ViewProps } from '../section-view.ts';

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
  // The first paragraph of several opens them, as in a magazine.
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

/** The greeting and the short description open the whole portfolio; here are the words that follow. */
export const IntroductionView = ({ content }: ViewProps<IntroductionPublicView>) => (
  <div className={column}>
    {content.paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);
